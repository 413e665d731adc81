// Runs before the page's own scripts: notes what the page still waits for, so that tests can.
;(() => {
  const SHORT = 400 // milliseconds; what is timed longer, a test waits for by name
  const asked = new Set()
  const sent = []
  const timers = new Set()
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
  // What never ends is put away: else it is drawn sixty times a second, and nobody looks.
  const isMoving = () =>
    running().some((one) => {
      if (one.effect?.getComputedTiming().endTime !== Infinity) return true
      one.cancel()
      return false
    })

  const { setTimeout: later, clearTimeout: never, fetch: ask } = window
  window.setTimeout = (what, delay = 0, ...given) => {
    if (delay > SHORT) return later(what, delay, ...given)
    const timer = later(() => {
      timers.delete(timer)
      what(...given)
    }, delay)
    timers.add(timer)
    return timer
  }
  window.clearTimeout = (timer) => {
    timers.delete(timer)
    never(timer)
  }
  window.fetch = (...given) => {
    const answer = ask(...given)
    const done = () => asked.delete(answer)
    asked.add(answer)
    answer.then(done, done)
    return answer
  }
  const { send } = WebSocket.prototype
  const unanswered = new WeakMap()
  const listen = (socket) => {
    const open = new Set()
    const forget = (id) => open.delete(id) && asked.delete(id)
    socket.addEventListener('message', ({ data }) => open.size && forget(JSON.parse(data).id))
    socket.addEventListener('close', () => open.forEach(forget))
    unanswered.set(socket, open)
    return open
  }
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data)
    sent.push(message)
    if (message.id) {
      asked.add(message.id)
      ;(unanswered.get(this) ?? listen(this)).add(message.id)
    }
    return send.call(this, data)
  }

  // A player's word for the shuffles has sixteen bytes; here it is always the same (see luck.py).
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(1) : draw(bytes))

  // Nobody listens here: sounds are made and never played, which would cost more than to draw.
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 1, 44100)
    }
    async resume() {}
  }

  const watching = (noticed) => {
    const watch = new MutationObserver(noticed)
    watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    return watch
  }

  window.waits = {
    /** All that the page has sent to the server. */
    sent,
    /** Everything asked of the server has been answered, and the answers shown. */
    answered: () =>
      new Promise((done) => {
        const look = () => requestAnimationFrame(() => (asked.size ? look() : requestAnimationFrame(done)))
        look()
      }),
    /** Nothing is asked, timed, loading or moving any more, and nothing has changed for some frames. */
    settled: () =>
      new Promise((done) => {
        let calm = 0
        const watch = watching(() => (calm = 0))
        const look = () => {
          const busy = asked.size || timers.size || document.querySelector('[aria-busy=true]') || isMoving()
          calm = busy || document.fonts.status === 'loading' ? 0 : calm + 1
          if (calm < 4) return requestAnimationFrame(look)
          watch.disconnect()
          done()
        }
        requestAnimationFrame(look)
      }),
    /** Something on the page has changed, or a moment has passed. */
    changed: () =>
      new Promise((done) => {
        const watch = watching(() => finish())
        const timer = later(() => finish(), 100)
        const finish = () => {
          watch.disconnect()
          never(timer)
          requestAnimationFrame(done)
          later(done, 1000) // a browser may draw no frame at all
        }
      }),
  }
})()
