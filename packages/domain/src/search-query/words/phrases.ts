import { type Concept, type Vocabulary, vocabularyOf } from '../../concept/concept.ts'
import { spelledWords } from '../../spelling/spelling.ts'
import { fillers } from './fillers.ts'
import { negationWords } from './negations.ts'
import { unsearchedWords } from './unsearched-words.ts'

/**
 * What excludes: `notNext` what is behind it, `notLast` what is before it, `notBeside` either; those of `outside` only
 * places, and 'non' only what it is one word with.
 */
export const negations = ['notNext', 'notLast', 'notBeside', 'outsideNext', 'outsideLast', 'non'] as const
export type Negation = (typeof negations)[number]

/** Whether a phrase excludes something. */
export function isNegation(meaning: Meaning | undefined): meaning is Negation {
  return negations.some((one) => one === meaning)
}

/**
 * What a phrase of a query means, besides concepts. A trait and a personal word are not searched, and said so; a
 * workplace is a word where no work is named, what a place is called by where none is beside it. What is said of jobs is
 * unused in a search for jobs; people may write it of their work. Hours that are offered are unused in a search for people. A campus is where freshers look for jobs. Near me is
 * the city of who searches.
 */
export type Meaning =
  | 'Fresher'
  | 'Experienced'
  | 'senior'
  | 'junior'
  | 'trainee'
  | 'intern'
  | 'immediate'
  | 'remote'
  | 'onSite'
  | 'partTime'
  | 'fullTime'
  | 'internship'
  | 'freelance'
  | 'hybrid'
  | 'campus'
  | 'nothing'
  | 'trait'
  | 'personal'
  | 'workplace'
  | 'ofPlace'
  | 'unused'
  | 'offered'
  | 'saidOfJobs'
  | 'nearMe'
  | Negation
  | 'or'

const phrases: Readonly<Record<Exclude<Meaning, 'nothing' | Negation | keyof typeof unsearchedWords>, string>> = {
  Fresher:
    'fresher|freshers|fresher candidate|fresh graduate|fresh graduates|entry level|no experience|zero experience|without experience|without any experience|bina anubhav|bina experience|bina anubhav ke|anubhav nahi|first job|फ्रेशर|फ्रेशर्स|नवशिके|बिना अनुभव|बिना अनुभव के|बिना अनुभव वाले|अनुभव नसलेले|अनुभव नसलेला|विना अनुभव|अनुभवहीन|नए उम्मीदवार|no experience required|no experience needed|no experience necessary|experience not required|experience not needed|experience not necessary|experience is not required|anubhav zaruri nahi|anubhav jaruri nahi|experience zaruri nahi|experience jaruri nahi|अनुभव जरूरी नहीं|अनुभव ज़रूरी नहीं|अनुभव आवश्यक नहीं|अनुभव आवश्यक नाही|अनुभवाची गरज नाही|experience nahi|experience nako|experience ke bina|anubhav ke bina|anubhav nako|अनुभव नहीं|अनुभव नाही|अनुभव नको|अनुभव के बिना|अनुभवाशिवाय',
  Experienced: 'experienced|experienced candidate|anubhavi|tajurbekar|अनुभवी|तजुर्बेकार|working professional',
  senior: 'senior|seniors|sr|सीनियर|सिनियर|वरिष्ठ',
  junior: 'junior|juniors|jr|जूनियर|ज्युनियर|कनिष्ठ',
  trainee: 'trainee|trainees|apprentice|apprentices|ट्रेनी|प्रशिक्षु|प्रशिक्षणार्थी|शिकाऊ',
  immediate:
    'immediate|immediately|immediate joiner|immediate joiners|immediate joining|immediately available|join immediately|can join immediately|available immediately|available now|ready to join|no notice|no notice period|zero notice|zero notice period|zero day notice|joining asap|asap|turant|turant joining|turant join|turant join karne wala|turant joining wala|tatkal|tatkaal|tabadtob|lagech|तुरंत|तुरन्त|तुरंत जॉइन|तुरंत जॉइनिंग|तुरंत ज्वाइन|तुरंत ज्वाइनिंग|तुरंत जॉइन करने वाला|तत्काल|तात्काळ|ताबडतोब|लगेच|लगेच रुजू|लगेच जॉइन|लगेच जॉइन होणारा|त्वरित|इमीडिएट',
  remote:
    'work from home|from home|wfh|remote|remotely|remote job|remote work|work remotely|home based|ghar se kaam|ghar se|ghar baithe|ghar baithe kaam|gharun kaam|gharun|घर से काम|घर से|घर बैठे|घर बैठे काम|घरून काम|घरून|घरबसल्या|वर्क फ्रॉम होम|रिमोट',
  onSite: 'work from office|wfo|on site|onsite|in office|ऑफिस से काम|कार्यालयातून काम|वर्क फ्रॉम ऑफिस',
  partTime: 'part time|part timer|half day|पार्ट टाइम|पार्ट टाईम|अर्धवेळ|अंशकालिक|आधा दिन',
  fullTime: 'full time|full timer|full day|फुल टाइम|फुल टाईम|पूर्णवेळ|पूर्णकालिक',
  intern: 'intern|interns|apprenticeship|apprenticeships|apprentice training|अप्रेंटिसशिप|इंटर्न|इंटर्न्स',
  internship: 'internship|internships|intern ship|intern ships|इंटर्नशिप|इंटर्नशीप',
  freelance:
    'freelance|freelancer|freelancers|freelancing|freelance work|freelance basis|freelance job|फ्रीलांस|फ्रीलांसर|फ्रीलान्स|फ्रीलान्सर',
  hybrid:
    'hybrid|hybrid work|hybrid job|hybrid jobs|hybrid model|hybrid mode|work hybrid|partly from home|हाइब्रिड|हायब्रिड|हायब्रीड',
  campus:
    'campus|off campus|on campus|off campus drive|on campus drive|campus drive|campus drives|pool campus|campus placement|campus placements|campus interview|campus interviews|campus hiring|campus recruitment|campus selection|college placement|college placements|placement drive|placement drives|कैंपस|कैंपस प्लेसमेंट|कॅम्पस|कॅम्पस प्लेसमेंट',
  or: 'or|either|ya|ya phir|kinva|athva|athava|या|या फिर|अथवा|किंवा|अथवा',
}

const spelt = { ...phrases, ...negationWords, ...unsearchedWords }
const meanings: readonly Meaning[] = ['nothing', ...(Object.keys(spelt) as Exclude<Meaning, 'nothing'>[])]

/**
 * Phrases that are also recognised when mistyped; not the short common ones, because most words are close to one of
 * them.
 */
const corrected: ReadonlySet<Meaning> = new Set([
  'Fresher',
  'Experienced',
  'immediate',
  'remote',
  'partTime',
  'fullTime',
  'internship',
  'intern',
])

/** Phrases are looked up like concepts, so case, spaces and the like do not matter. */
function phraseConcepts(): Concept[] {
  return meanings.map((meaning, id) => {
    const [label = '', ...aliases] = meaning === 'nothing' ? fillers : spelt[meaning].split('|')
    return { id, kind: corrected.has(meaning) ? 'title' : 'domain', label, aliases, broader: [], near: [], core: [] }
  })
}

let vocabulary: Vocabulary | undefined

/** The vocabulary of phrases, built when the first query is read. */
export function phraseVocabulary(): Vocabulary {
  vocabulary ??= vocabularyOf(phraseConcepts())
  return vocabulary
}

let words: ReadonlySet<string> | undefined

/** Whether a word is in one of the phrases that are searched, or in a filler, so that it may be a mistyped one. */
export function isPhraseWord(key: string): boolean {
  const searched = () => [
    ...fillers,
    ...Object.values({ ...phrases, ...negationWords }).flatMap((some) => some.split('|')),
  ]
  words ??= new Set(searched().flatMap((phrase) => spelledWords(phrase).map((word) => word.key)))
  return words.has(key)
}

/** What the concept of a phrase means. */
export function meaningOf(found: readonly Concept[]): Meaning {
  return meanings[found[0]?.id ?? 0] ?? 'nothing'
}
