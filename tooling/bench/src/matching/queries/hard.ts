import { type Random, streamOf } from '@pramaan/demo-data/random'
import type { Need } from '../judging/need.ts'
import { joinOrSplit, mistype } from '../names/mistype.ts'
import type { Seed } from '../names/names-of.ts'
import { type Named, type Spelling, writtenAs } from '../names/spelled.ts'
import { namedIn, plainWords, type Words } from './parts.ts'
import { plainQuery } from './plain.ts'
import { type Language, sentence } from './sentences.ts'

/** A need as it is typed on a bad day: the way it is written, and the need where the sentence asks for more. */
export type HardQuery = { way: string; need: Need; text: string }

type Writer = (need: Need, seed: Seed, random: Random) => HardQuery | undefined

function inSpelling(need: Need, spelling: Spelling, seed: Seed, random: Random): Words | undefined {
  const { role, skills, city } = namedIn(need)
  let changed = false
  const write = (named: Named) => {
    const text = writtenAs(spelling, named, seed, random)
    if (text !== undefined) changed = true
    return text ?? writtenAs('lower', named, seed, random) ?? named.label
  }
  const words = {
    ...(role && { role: write(role) }),
    skills: skills.map(write),
    ...(city && { city: write(city) }),
  }
  return changed ? words : undefined
}

function otherwise(way: string, spelling: Spelling, language: Language): Writer {
  return (need, seed, random) => {
    const words = inSpelling(need, spelling, seed, random)
    return words && { way, ...sentence(language, need, words, random) }
  }
}

function broken(way: string, change: (text: string, random: Random) => string | undefined): Writer {
  return (need, _, random) => {
    const text = change(plainQuery(need, random), random)
    return text === undefined ? undefined : { way, need, text }
  }
}

function said(way: string, language: Language): Writer {
  return (need, seed, random) => {
    const spelling = random.weighted([
      ['lower', 60],
      ['other-name', 40],
    ] as const)
    const words = inSpelling(need, spelling, seed, random) ?? plainWords(need)
    return { way, ...sentence(language, need, words, random) }
  }
}

const writers: readonly (readonly [Writer, number])[] = [
  [broken('one word mistyped', (text, random) => mistype(text, 1, random)), 18],
  [broken('two words mistyped', (text, random) => mistype(text, 2, random)), 10],
  [broken('joined or split', joinOrSplit), 12],
  [otherwise('another name', 'other-name', 'short'), 20],
  [otherwise('Devanagari', 'devanagari', 'short'), 10],
  [otherwise('Devanagari sentence, Hindi', 'devanagari', 'hindi'), 6],
  [otherwise('Devanagari sentence, Marathi', 'devanagari', 'marathi'), 6],
  [said('Hinglish sentence', 'hinglish'), 12],
  [said('English sentence', 'english'), 10],
]

/** A need written on a bad day. */
export function hardQuery(need: Need, seed: Seed, key: number): HardQuery {
  const random = streamOf(seed, 'hard', key)
  for (;;) {
    const query = random.weighted(writers)(need, seed, random)
    if (query) return query
  }
}
