// What a thing's popover says: its facts, what its words mean, what can be done with it, why it cannot be used.
import { refusalsOf, type Explanation, type Situation, type Words } from '../../table/contract'
import { factsIn, helps, printed, type Fields } from '../../table/generic'
import { about } from '../../table/offers'

export function explained(thing: string, situation: Situation | undefined, words: Words): Explanation {
  const fields = situation && factsIn(situation.view as Fields).get(thing)
  const { facts, marks } = printed(fields, words)
  const lines: NonNullable<Explanation['lines']> = []
  if (facts.length) lines.push({ text: facts.map(({ label, text }) => `${label} ${text}`).join(' · ') })
  if (marks.length) lines.push({ text: marks.join(', ') })
  for (const { label, text } of helps(thing, fields, words)) lines.push({ label, text })
  const offers = situation ? about(situation, thing, words).slice(0, 6) : []
  if (offers.length) lines.push({ label: words.ui('kit-now'), text: offers.map((offer) => offer.words).join(' · ') })
  const refused = situation ? refusalsOf(situation, thing) : []
  return {
    title: words.thing(thing),
    lines,
    ...(refused[0] && {
      why: refused.map((refusal) => words.message(refusal.message)).join('\n'),
      rule: refused[0].rule,
    }),
  }
}
