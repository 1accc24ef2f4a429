/** What is behind the head, and what is before it; `c` is the colour. */
type Hair = { behind?: string; before: string }

const cap = 'M30 42c-3-18 7-26 18-26s21 8 18 26c-2-8-5-12-9-14-7 3-13 3-18 0-4 2-7 6-9 14z'
const parted = 'M30 42c-4-18 7-27 19-27 11 0 20 9 17 27-2-8-5-11-8-13-9 3-17 2-22-1-3 3-5 7-6 14z'
const waves = 'M29 42c-5-8-1-16 5-19 4-8 14-9 19-5 7-2 12 3 12 9 5 4 4 11 2 15-2-6-4-9-8-12-6 3-14 3-21 0-5 2-7 6-9 12z'
const curtain = 'M31 44c0-10 8-15 17-20 9 5 17 10 17 20 4-20-6-28-17-28s-21 8-17 28z'
const swept = 'M31 44c1-12 8-16 21-21 6 4 12 9 13 21 5-20-6-28-17-28s-22 8-17 28z'

/** The ways in which hair is drawn. */
export const hairs = {
  short: { before: cap },
  parted: { before: parted },
  waves: { before: waves },
  long: { behind: 'M25 44c0-21 10-30 23-30s23 9 23 30c0 14 4 24 4 34H21c0-10 4-20 4-34z', before: curtain },
  bob: { behind: 'M26 44c0-20 9-29 22-29s22 9 22 29v16H26z', before: swept },
  bun: { behind: 'M39 15a9 9 0 1 1 18 0 9 9 0 0 1-18 0z', before: curtain },
  braid: { behind: 'M28 44c0-20 8-29 20-29s20 9 20 29c6 10 8 22 4 36-8 2-11-2-10-8 2-10 0-16-4-22H28z', before: swept },
} as const satisfies Readonly<Record<string, Hair>>
