import type { newDrive } from '@pramaan/contract/drives/drive-shapes'
import type { DriveWithJobs } from '../../drive-shapes.ts'

/** What the drive form holds while it is typed: a field without an answer is empty text. */
export type DriveValues = Record<
  | 'Title'
  | 'SubTitle'
  | 'Criteria'
  | 'Domain'
  | 'Qualification'
  | 'Location'
  | 'Openings'
  | 'AvgPackage'
  | 'StartDate'
  | 'EndDate'
  | 'NoOfCompany'
  | 'Image',
  string
> & {
  Skills: string[]
  Highlights: { title: string }[]
  Process: { title: string; description: string }[]
  Faqs: { question: string; answer: string }[]
  CompanyData: { title: string; image: string }[]
}

/** What the form sends, checked by the contract. */
export type CheckedDrive = ReturnType<typeof newDrive.parse>

/** The lists of the form whose items are added, ordered and removed. */
export type DriveListName = 'Highlights' | 'Process' | 'Faqs' | 'CompanyData'

/** A form before anything is typed. */
export const blankDrive: DriveValues = {
  Title: '',
  SubTitle: '',
  Criteria: '',
  Domain: '',
  Qualification: '',
  Location: '',
  Openings: '',
  AvgPackage: '',
  StartDate: '',
  EndDate: '',
  NoOfCompany: '',
  Image: '',
  Skills: [],
  Highlights: [],
  Process: [],
  Faqs: [],
  CompanyData: [],
}

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** A drive as its form shows it. */
export function valuesOf(drive: DriveWithJobs): DriveValues {
  return {
    Title: drive.Title,
    SubTitle: text(drive.SubTitle),
    // What is there only because nothing was typed is reckoned again.
    Criteria: drive.Criteria === drive.Skills.join(', ') ? '' : text(drive.Criteria),
    Domain: text(drive.DomainID),
    Qualification: text(drive.Qualification),
    Location: drive.Location,
    Openings: text(drive.Openings),
    AvgPackage: text(drive.AvgPackage),
    StartDate: drive.FromDate,
    EndDate: drive.ToDate,
    NoOfCompany: drive.TotalCompany === drive.CompanyData.length ? '' : text(drive.TotalCompany),
    Image: text(drive.Image),
    Skills: [...drive.Skills],
    Highlights: drive.Highlights.map(({ title }) => ({ title })),
    Process: drive.Process.map((step) => ({ ...step })),
    Faqs: drive.Faqs.map((faq) => ({ ...faq })),
    CompanyData: drive.CompanyData.map(({ title, image }) => ({ title, image: text(image) })),
  }
}

/** The form as the wire takes it: what is left empty is none, and companies that nobody counted are counted. */
export function wireOf(values: DriveValues) {
  const { Criteria, Image, NoOfCompany, CompanyData } = values
  return {
    ...values,
    Criteria: Criteria.trim() || null,
    Image: Image || null,
    NoOfCompany: NoOfCompany || CompanyData.length || null,
    CompanyData: CompanyData.map(({ title, image }) => ({ title, image: image || null })),
  }
}

/** The lists of the form without the items of which nothing is said. */
export function saidItems(values: DriveValues): Pick<DriveValues, DriveListName> {
  const said = <T extends Record<string, string>>(items: readonly T[]) =>
    items.filter((item) => Object.values(item).some((part) => part.trim() !== ''))
  return {
    Highlights: said(values.Highlights),
    Process: said(values.Process),
    Faqs: said(values.Faqs),
    CompanyData: said(values.CompanyData),
  }
}

/** Whether two states of the form differ in what they would send. */
export function differs(a: DriveValues, b: DriveValues): boolean {
  const [one, other] = [a, b].map((values) =>
    JSON.stringify(wireOf({ ...blankDrive, ...values, ...saidItems(values) })),
  )
  return one !== other
}
