import type { Random } from '@pramaan/demo-data/random'
import type { Need } from '../judging/need.ts'
import { type Words, yearsText } from './parts.ts'

/** The languages in which sentences are made; `short` is words beside each other. */
export type Language = 'short' | 'english' | 'hinglish' | 'hindi' | 'marathi'

/** The words of a language: units, who begins, links, and the sentences around what is asked for. */
type Grammar = {
  years: string
  fresher: string
  and: string
  knows: (skills: string) => string
  /** Sentences; `{who}` with skills and years, `{in}` the place with its own small word. */
  frames: readonly string[]
  inCity: (city: string) => string
}

const grammars: Readonly<Record<Language, Grammar>> = {
  short: {
    years: 'yrs',
    fresher: 'fresher',
    and: ' ',
    knows: (skills) => skills,
    frames: ['{who} {in}', '{in} {who}'],
    inCity: (city) => city,
  },
  english: {
    years: 'years experience',
    fresher: 'fresher',
    and: ' and ',
    knows: (skills) => `who knows ${skills}`,
    frames: ['we need a {who} {in}', 'looking for {who} {in} urgently', 'hiring {who} {in}', 'want {who} {in} please'],
    inCity: (city) => `in ${city}`,
  },
  hinglish: {
    years: 'saal ka experience',
    fresher: 'fresher',
    and: ' aur ',
    knows: (skills) => `jisko ${skills} aata ho`,
    frames: [
      '{in} {who} chahiye',
      'mujhe {in} {who} chahiye',
      '{who} ki zarurat hai {in}',
      '{in} {who} dhundh rahe hai',
    ],
    inCity: (city) => `${city} mein`,
  },
  hindi: {
    years: 'साल अनुभव',
    fresher: 'फ्रेशर',
    and: ' और ',
    knows: (skills) => `${skills} जानने वाला`,
    frames: ['{in} {who} चाहिए', 'हमें {in} {who} चाहिए', '{in} {who} की जरूरत है'],
    inCity: (city) => `${city} में`,
  },
  marathi: {
    years: 'वर्षे अनुभव',
    fresher: 'फ्रेशर',
    and: ' आणि ',
    knows: (skills) => `${skills} येणारा`,
    frames: ['{in} {who} पाहिजे', 'आम्हाला {in} {who} हवा आहे', '{in} {who} हवे आहेत'],
    inCity: (city) => `${city} मध्ये`,
  },
}

const pays = [4, 5, 6, 8, 12]

/** In one English or Hinglish sentence of five pay or the day to begin is asked for too. */
function withMore(language: Language, need: Need, random: Random): { need: Need; tail: string } {
  const isSpoken = language === 'english' || language === 'hinglish'
  if (!isSpoken || !random.chance(0.3)) return { need, tail: '' }
  if (random.chance(0.35))
    return { need: { ...need, atOnce: true }, tail: random.pick(['immediate joiner', 'immediate joining']) }
  const lakhs = random.pick(pays)
  const tail =
    language === 'english' ? random.pick([`under ${lakhs} lpa`, `budget ${lakhs} lakh`]) : `${lakhs} lakh tak`
  return { need: { ...need, mostPay: lakhs * 100_000 }, tail }
}

/** What is asked for as a sentence of a language, and the need with what the sentence adds to it. */
export function sentence(language: Language, asked: Need, words: Words, random: Random): { need: Need; text: string } {
  const grammar = grammars[language]
  const { need, tail } = withMore(language, asked, random)
  const skills = words.skills.join(grammar.and)
  const work = words.role ? [words.role, skills && grammar.knows(skills)].filter(Boolean).join(' ') : skills
  const who = [need.fresher && grammar.fresher, work, yearsText(need.years, grammar.years)].filter(Boolean).join(' ')
  const inCity = words.city === undefined ? '' : grammar.inCity(words.city)
  const text = random.pick(grammar.frames).replace('{who}', who).replace('{in}', inCity)
  return { need, text: `${text} ${tail}`.replace(/\s+/g, ' ').trim() }
}
