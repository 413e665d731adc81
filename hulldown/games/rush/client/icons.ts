// Small signs on a grid of 24, each one or more outlines filled by the even-odd rule.
const RING = 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 6A6 6 0 1 1 12 18A6 6 0 1 1 12 6Z'
const SHIELD = 'M12 1L21 4V12Q20 19 12 23Q4 19 3 12V4Z'
const STAR = 'M12 6l1.8 3.9 4.2.5-3.1 2.9.8 4.2-3.7-2.1-3.7 2.1.8-4.2L6 10.4l4.2-.5Z'

export const ICONS = {
  // abilities
  reinforcements: ['M3 8H12V22H3Z', 'M6 4H15V18H13.5V6H6Z', 'M18.5 7H20.5V9.5H23V11.5H20.5V14H18.5V11.5H16V9.5H18.5Z'],
  recruitment: ['M2 9.5H7L17 3V20L7 14.5H2Z', 'M5 15.5H8.5L10.5 22H6.5Z', 'M19 8Q23 11.5 19 15Z'],
  scouting: [
    'M5.5 3H9.5L10.5 12H2.5ZM14.5 3H18.5L21.5 12H13.5ZM10 6H14V10.5H10Z',
    'M6.5 12.2A4.9 4.9 0 1 0 6.5 22A4.9 4.9 0 1 0 6.5 12.2ZM6.5 15A2.2 2.2 0 1 1 6.5 19.4A2.2 2.2 0 1 1 6.5 15Z',
    'M17.5 12.2A4.9 4.9 0 1 0 17.5 22A4.9 4.9 0 1 0 17.5 12.2ZM17.5 15A2.2 2.2 0 1 1 17.5 19.4A2.2 2.2 0 1 1 17.5 15Z',
  ],
  sabotage: ['M10 8A7.5 7.5 0 1 0 10 23A7.5 7.5 0 1 0 10 8Z', 'M12.5 6.5L16 10L18.5 7.5L15 4Z', 'M17 6Q18 1 23 2.5L22 4.4Q19.4 3.6 18.6 6.6Z'],
  siege: [RING, 'M10.8 0H13.2V9H10.8Z', 'M10.8 15H13.2V24H10.8Z', 'M0 10.8H9V13.2H0Z', 'M15 10.8H24V13.2H15Z'],
  research: ['M10 1.5A8.2 8.2 0 1 0 10 18A8.2 8.2 0 1 0 10 1.5ZM10 4.6A5.2 5.2 0 1 1 10 15A5.2 5.2 0 1 1 10 4.6Z', 'M15 17.4L17.4 15L23 20.6L20.6 23Z'],
  repair: ['M21.4 5.4A6.2 6.2 0 0 1 13.2 12.8L6.2 20.8Q4.2 22.8 2.6 21.3Q1 19.7 3 17.7L11 10.7A6.2 6.2 0 0 1 18.4 2.4L14.6 6.2L15.5 8.5L17.8 9.4Z'],
  invulnerability: [SHIELD + STAR],
  // what it may attack, what it pays for
  bases: ['M2 21L4.4 11Q5.4 8 9 8H15Q18.6 8 19.6 11L22 21ZM6.5 12.4H17.5V15.6H6.5Z', 'M11.2 1H12.6L18 3.4L12.6 5.6V8H11.2Z'],
  vehicles: ['M1 15H23L20.6 20H3.4Z', 'M5 11H19L21.4 14H2.6Z', 'M8.6 6H16L18 10H7.6Z', 'M0 7.2H8.6V8.8H0Z'],
  // classes
  light: ['M3 16L12 8L21 16V21L12 13L3 21Z'],
  medium: ['M3 12L12 4L21 12V17L12 9L3 17Z', 'M3 19L12 11L21 19V24L12 16L3 24Z'],
  heavy: ['M3 9L12 1L21 9V13L12 5L3 13Z', 'M3 15.5L12 7.5L21 15.5V19.5L12 11.5L3 19.5Z', 'M3 22L12 14L21 22V24H18.6L12 18.2L5.4 24H3Z'],
  spg: ['M2 22Q5 7 18 6V2L24 8L18 13.4V9.6Q8 10.4 5.4 22Z', 'M11 17H22V22H11Z'],
  auxiliary: ['M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM12 6A6 6 0 1 1 12 18A6 6 0 1 1 12 6Z', 'M12 9.4A2.6 2.6 0 1 0 12 14.6A2.6 2.6 0 1 0 12 9.4Z'],
  // piles and counts
  hand: ['M1.6 7L9 4.4L13 17L5.6 19.6Z', 'M10.4 4H17.6V17H14.6L10.6 4.6Z', 'M19 5.4L23.4 7L19.6 19L15.6 18.4H19Z'],
  garage: ['M2 21V10L12 3L22 10V21H19V12H5V21Z', 'M6.5 13.4H17.5V15.4H6.5Z', 'M6.5 16.4H17.5V18.4H6.5Z', 'M6.5 19.4H17.5V21H6.5Z'],
  depot: ['M2 6H22V20H2ZM4.4 8.4V17.6H9L13.6 8.4ZM15.8 8.4L11.2 17.6H19.6V8.4Z'],
  graveyard: ['M7 23V10Q7 2 12 2Q17 2 17 10V23ZM11 7H13V10H15V12H13V18H11V12H9V10H11Z', 'M3 23V20.6H21V23Z'],
  kills: ['M12 0L14.4 7L20.6 3.4L17 9.6L24 12L17 14.4L20.6 20.6L14.4 17L12 24L9.6 17L3.4 20.6L7 14.4L0 12L7 9.6L3.4 3.4L9.6 7Z'],
  medal: ['M7 1H17V8L12 11L7 8Z', 'M12 10.6A6.4 6.4 0 1 0 12 23.4A6.4 6.4 0 1 0 12 10.6ZM12 13.4l1.1 2.2 2.5.3-1.8 1.8.5 2.4-2.3-1.1-2.3 1.1.5-2.4-1.8-1.8 2.5-.3Z'],
  double: ['M2 1H10V7L6 9.4L2 7Z', 'M14 1H22V7L18 9.4L14 7Z', 'M6 9.6A5.6 5.6 0 1 0 6 20.8A5.6 5.6 0 1 0 6 9.6Z', 'M18 9.6A5.6 5.6 0 1 0 18 20.8A5.6 5.6 0 1 0 18 9.6Z'],
  crown: ['M2 20L1 7L7 12L12 3L17 12L23 7L22 20Z'],
  shell: ['M6 23V10Q6 4 12 1Q18 4 18 10V23Z'],
  shield: [SHIELD],
  coin: ['M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1ZM12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4Z', 'M12 6.5A5.5 5.5 0 1 0 12 17.5A5.5 5.5 0 1 0 12 6.5Z'],
  drum: ['M3 8Q3 5 12 5Q21 5 21 8V18Q21 22 12 22Q3 22 3 18ZM5.4 8Q6 9.4 12 9.4Q18 9.4 18.6 8Q18 6.8 12 6.8Q6 6.8 5.4 8Z', 'M13 6L21 0.6L22.2 2.2L15 7.6Z', 'M11 6L3 0.6L1.8 2.2L9 7.6Z'],
  leave: ['M2 10H14V5L23 12L14 19V14H2Z'],
  close: ['M4 6.4L6.4 4L12 9.6L17.6 4L20 6.4L14.4 12L20 17.6L17.6 20L12 14.4L6.4 20L4 17.6L9.6 12Z'],
} as const

export type IconName = keyof typeof ICONS

/** An Achievement's sign. */
export const ACHIEVEMENT: Record<string, IconName> = {
  bases_destroyed: 'bases',
  light_tanks: 'light',
  medium_tanks: 'medium',
  spgs: 'spg',
  heavy_tanks: 'heavy',
  auxiliary_units: 'auxiliary',
  soviet_medals: 'medal',
  german_medals: 'medal',
  american_medals: 'medal',
  french_medals: 'medal',
  double_medals: 'double',
  most_cards: 'hand',
}

/** The country whose Medals an Achievement counts. */
export const COUNTRY_OF: Record<string, string> = {
  soviet_medals: 'ussr',
  german_medals: 'germany',
  american_medals: 'usa',
  french_medals: 'france',
}
