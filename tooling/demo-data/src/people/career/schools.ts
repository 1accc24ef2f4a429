import type { Random } from '../../random.ts'
import { type HomeTown, townsOf } from '../identity/towns.ts'

const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^Secondary/,
    ['Municipal High School', 'Government High School', 'Vidya Mandir High School', 'HomeTown High School'],
  ],
  [
    /^HSC/,
    ['Government Higher Secondary School', 'Vidya Mandir Higher Secondary School', 'HomeTown Higher Secondary School'],
  ],
  [/^ITI/, ['Government Industrial Training Institute', 'Private Industrial Training Institute']],
  [/Nursing/, ['Government College of Nursing', 'Institute of Nursing Education', 'School of Nursing']],
  [/Pharm/, ['College of Pharmacy', 'Institute of Pharmaceutical Education', 'Government College of Pharmacy']],
  [/Medical Lab|Physio|^MBBS|^BDS|^BAMS|^BHMS/, ['Institute of Health Sciences', 'Government Medical College']],
  [/Hotel|Hospitality/, ['Institute of Hotel Management', 'College of Hotel Management and Tourism']],
  [
    /Design|Fine Arts|Fashion|Interior/,
    ['School of Art and Design', 'Institute of Design', 'Government College of Art'],
  ],
  [/Architecture/, ['College of Architecture', 'School of Architecture and Planning']],
  [
    /^Diploma in (?!Education)/,
    ['Government Polytechnic', 'Institute of Technology (Polytechnic)', 'Rural Polytechnic'],
  ],
  [/Education/, ['College of Education', 'Government College of Teacher Education']],
  [
    /^B\.E\.|^M\.E\./,
    ['Government College of Engineering', 'Institute of Technology', 'College of Engineering and Research'],
  ],
  [
    /^MBA|^PGDM|^BBA|^BMS/,
    ['Institute of Management Studies', 'School of Business', 'Institute of Management and Research'],
  ],
  [/^BCA|^MCA|Computer Science|Data Science/, ['Institute of Computer Studies', 'College of Computer Science']],
  [/Accountant|Secretary/, ['Institute of Professional Accountancy']],
  [/LLB|LLM/, ['Law College', 'Government Law College']],
  [/^PhD/, ['State University', 'Postgraduate Research Centre']],
  [/Com\b/, ['College of Commerce', 'Arts, Commerce and Science College', 'City College of Commerce']],
]

const anyCollege = [
  'Arts, Science and Commerce College',
  'Government Degree College',
  'City College',
  'Arts and Science College',
]

/** A school's name for a degree: `Government Polytechnic, Nashik`; mostly of the person's own city, else of their state. */
export function schoolOf(degree: string, homeTown: HomeTown, random: Random): string {
  const city = random.chance(0.62) ? homeTown.city : random.weighted(townsOf(homeTown.state)).city
  const name = random.pick(namesOf(degree))
  const local = juniorCollegeStates.includes(homeTown.state)
    ? name.replace('Higher Secondary School', 'Junior College')
    : name
  return `${local}, ${city}`
}

/** Where the two years after the 10th are spent at a junior college rather than at school. */
const juniorCollegeStates = ['Maharashtra', 'Telangana', 'Andhra Pradesh']

const namesOfDegree = new Map<string, readonly string[]>()

function namesOf(degree: string): readonly string[] {
  const names = namesOfDegree.get(degree) ?? kinds.find(([known]) => known.test(degree))?.[1] ?? anyCollege
  namesOfDegree.set(degree, names)
  return names
}
