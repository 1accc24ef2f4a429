/** Titles that start with one of the words below: placement officer, campus recruiter. */
const workAfter =
  'officers?|co-?ordinators?|executives?|managers?|recruiters?|ambassadors?|consultants?|heads?|trainers?'

const fair = '(?:job|career|employment|placement|rozgar|rojgar)[\\s-]*(?:fairs?|mela|melas|melava|melawa)'
const campus = '(?:(?:off|on|pool|open)[\\s-]*)?campus'
const ofEvents = `${fair}|(?:${campus}|placements?|drives?)(?!\\s+(?:${workAfter})(?!\\p{L}))`

/** The year of the drive, next to such a word. */
const year = '20\\d\\d'

/** A batch with a year is a graduation year, which is read elsewhere. */
const batch = '(?<!\\d\\s*)batch(?:es)?(?!\\s+(?:of\\s+)?\\d)'

const inDevanagari =
  'प्लेसमेंट|ड्राइव्ह|ड्राइव|ऑफ कैंपस|ऑफ कॅम्पस|कैंपस|कॅम्पस|जॉब फेयर|जॉब फेअर|रोज़गार मेला|रोजगार मेला|रोजगार मेळावा|मेळावा|बैच|बॅच'

/** The words for a drive itself: "drive", "mega job fair", "off campus", "placement". */
export const wordsForDrive = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${year}\\s+)?(?:mega\\s+)?(?:${ofEvents})(?:\\s+${year}(?!\\s+batch))?|${batch}|${inDevanagari})(?![\\p{L}\\p{M}])`,
  'giu',
)
