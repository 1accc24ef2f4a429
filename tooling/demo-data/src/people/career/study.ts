/** How a degree is come by: its years, the field of study, and what was studied before it. */
export type Course = { years: number; field: string | null; before: readonly string[] }

const hscOf: readonly (readonly [RegExp, string])[] = [
  [/Com\b|Commerce|BBA|BMS|Accountant|Secretary|Hotel|Hospitality/, 'HSC Commerce'],
  [/^BA|^LLB|Mass Media|Fine Arts|Fashion|Social Work|Interior|B\.Voc|Education/, 'HSC Arts'],
]

const years: readonly (readonly [RegExp, number])[] = [
  [/^Secondary/, 1],
  [/^HSC|^ITI|^M\.|^MA |^MBA|^MCA|^PGDM|^Master|Bachelor of Education|^LLM/, 2],
  [/^B\.E\.|^Bachelor of (?:Design|Fine|Hotel|Pharmacy|Physio)|^B\.Sc (?:Nursing|Agri)|^PhD/, 4],
  [/Architecture|^BA LLB|^MBBS|^BDS|^BAMS|^BHMS/, 5],
]

const bases: Readonly<Record<string, readonly string[]>> = {
  MCA: ['BCA', 'B.Sc Computer Science', 'B.Sc Information Technology'],
  'M.Sc Computer Science': ['B.Sc Computer Science', 'BCA'],
  'M.Sc Data Science': ['B.Sc Mathematics', 'B.Sc Computer Science', 'BCA'],
  'M.Sc Mathematics': ['B.Sc Mathematics'],
  'M.Sc Chemistry': ['B.Sc Chemistry'],
  'M.Sc Microbiology': ['B.Sc Microbiology'],
  'M.Com': ['B.Com', 'B.Com (Accounting & Finance)'],
  'MA English': ['BA English'],
  'MA Economics': ['BA Economics'],
  'MA Psychology': ['BA Psychology'],
  'MBA Marketing': ['BBA', 'B.Com', 'BMS', 'B.E./B.Tech Mechanical Engineering'],
  'MBA Finance': ['B.Com', 'B.Com (Accounting & Finance)', 'BBA'],
  'MBA Human Resources': ['BBA', 'BA Psychology', 'B.Com'],
  'MBA Operations': ['BBA', 'B.E./B.Tech Mechanical Engineering', 'B.Com'],
  'MBA Business Analytics': ['B.Com', 'BBA', 'B.E./B.Tech Information Technology'],
  PGDM: ['B.Com', 'BBA', 'BMS'],
  'Chartered Accountant (CA)': ['B.Com', 'B.Com (Accounting & Finance)'],
  'Company Secretary (CS)': ['B.Com'],
  'Cost & Management Accountant (CMA)': ['B.Com'],
  'Master of Pharmacy (M.Pharm)': ['Bachelor of Pharmacy (B.Pharm)'],
  'Master of Social Work (MSW)': ['Bachelor of Social Work (BSW)'],
  'Master of Education (M.Ed)': ['Bachelor of Education (B.Ed)'],
  'Bachelor of Education (B.Ed)': ['BA English', 'BA Marathi', 'B.Sc Mathematics', 'B.Sc Physics', 'BA Hindi'],
  LLB: ['B.Com', 'BA Economics'],
  'M.E./M.Tech Computer Engineering': ['B.E./B.Tech Computer Engineering'],
  'M.E./M.Tech Mechanical Engineering': ['B.E./B.Tech Mechanical Engineering'],
  'M.E./M.Tech Civil Engineering': ['B.E./B.Tech Civil Engineering'],
  'M.E./M.Tech Electronics': ['B.E./B.Tech Electronics & Telecommunication'],
  'PhD Engineering': ['M.E./M.Tech Computer Engineering', 'M.E./M.Tech Mechanical Engineering'],
  'PhD Science': ['M.Sc Chemistry', 'M.Sc Mathematics'],
  'PhD Commerce & Management': ['M.Com', 'MBA Finance'],
}

const tenth = 'Secondary School (10th)'

function basesOf(degree: string): readonly string[] {
  if (degree === tenth) return []
  if (/^HSC|^ITI|^Diploma/.test(degree)) return [tenth]
  return bases[degree] ?? [hscOf.find(([known]) => known.test(degree))?.[1] ?? 'HSC Science']
}

const fields: readonly (readonly [RegExp, string | null])[] = [
  [/^[BM]\.Com$/, 'Commerce'],
  [/^B\.Com \(Accounting/, 'Accounting & Finance'],
  [/^B\.Com \(Banking/, 'Banking & Insurance'],
  [/^[BM]CA$/, 'Computer Applications'],
  [/^BBA$|^PGDM$/, 'Business Administration'],
  [/^BMS$/, 'Management Studies'],
  [/^Secondary|^Chartered|^Company|^Cost/, null],
]

/** The field of study that a degree's title names, without the kind of degree and the short form in brackets. */
function fieldOf(degree: string): string | null {
  const named = fields.find(([known]) => known.test(degree))
  if (named) return named[1]
  const field = degree
    .replace(
      /^(?:B\.E\.\/B\.Tech|M\.E\.\/M\.Tech|Diploma in|Bachelor of|Master of|[BM]\.Sc|[BM]A|MBA|HSC|ITI|PhD)\s+/,
      '',
    )
    .replace(/\s*\([^)]*\)$/, '')
  return field === degree ? null : field
}

const courses = new Map<string, Course>()

/** How a degree of the catalogue is come by. */
export function courseOf(degree: string): Course {
  const seen = courses.get(degree) ?? makeCourse(degree)
  courses.set(degree, seen)
  return seen
}

function makeCourse(degree: string): Course {
  const length = years.find(([known]) => known.test(degree))?.[1] ?? 3
  return { years: length, field: fieldOf(degree), before: basesOf(degree) }
}
