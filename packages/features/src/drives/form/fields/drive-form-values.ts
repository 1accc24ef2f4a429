import type { newDrive } from '@pramaan/contract/drives/drive-forms'
import type { DriveWithJobs } from '../../drive-shapes.ts'

/** The drive form while typing: an empty field is an empty string. */
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
  | 'Venue'
  | 'ReportingTime'
  | 'ContactName'
  | 'ContactPhone'
  | 'Bring'
  | 'Image',
  string
> & {
  Skills: string[]
  Highlights: { title: string }[]
  Process: { title: string; description: string }[]
  Faqs: { question: string; answer: string }[]
  CompanyData: { title: string; image: string }[]
}

/** The request of the form, validated by the contract. */
export type CheckedDrive = ReturnType<typeof newDrive.parse>

/** The lists of the form with items to add, reorder and remove. */
export type DriveListName = 'Highlights' | 'Process' | 'Faqs' | 'CompanyData'

/** An empty form. */
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
  Venue: '',
  ReportingTime: '',
  ContactName: '',
  ContactPhone: '',
  Bring: '',
  Image: '',
  Skills: [],
  Highlights: [],
  Process: [],
  Faqs: [],
  CompanyData: [],
}

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** A drive as form values. */
export function valuesOf(drive: DriveWithJobs): DriveValues {
  return {
    Title: drive.Title,
    SubTitle: text(drive.SubTitle),
    // A value that was filled in automatically is recalculated.
    Criteria: drive.Criteria === drive.Skills.join(', ') ? '' : text(drive.Criteria),
    Domain: text(drive.DomainID),
    Qualification: text(drive.Qualification),
    Location: drive.Location,
    Openings: text(drive.Openings),
    AvgPackage: text(drive.AvgPackage),
    StartDate: drive.FromDate,
    EndDate: drive.ToDate,
    NoOfCompany: drive.TotalCompany === drive.CompanyData.length ? '' : text(drive.TotalCompany),
    Venue: text(drive.Venue),
    ReportingTime: text(drive.ReportingTime),
    ContactName: text(drive.ContactName),
    ContactPhone: text(drive.ContactPhone),
    Bring: text(drive.Bring),
    Image: text(drive.Image),
    Skills: [...drive.Skills],
    Highlights: drive.Highlights.map(({ title }) => ({ title })),
    Process: drive.Process.map((step) => ({ ...step })),
    Faqs: drive.Faqs.map((faq) => ({ ...faq })),
    CompanyData: drive.CompanyData.map(({ title, image }) => ({ title, image: text(image) })),
  }
}

/** The form in the API's form: empty fields are null, and the number of companies is counted if nobody typed it. */
export function wireOf(values: DriveValues) {
  const { Criteria, Image, NoOfCompany, CompanyData, Venue, ReportingTime, ContactName, ContactPhone, Bring } = values
  return {
    ...values,
    Criteria: Criteria.trim() || null,
    Image: Image || null,
    Venue: Venue.trim() || null,
    ReportingTime: ReportingTime || null,
    ContactName: ContactName.trim() || null,
    ContactPhone: ContactPhone.trim() || null,
    Bring: Bring.trim() || null,
    NoOfCompany: NoOfCompany || CompanyData.length || null,
    CompanyData: CompanyData.map(({ title, image }) => ({ title, image: image || null })),
  }
}

/** The form's lists without empty items. */
export function filledItems(values: DriveValues): Pick<DriveValues, DriveListName> {
  const said = <T extends Record<string, string>>(items: readonly T[]) =>
    items.filter((item) => Object.values(item).some((part) => part.trim() !== ''))
  return {
    Highlights: said(values.Highlights),
    Process: said(values.Process),
    Faqs: said(values.Faqs),
    CompanyData: said(values.CompanyData),
  }
}

/** Whether two states of the form would send different requests. */
export function differs(a: DriveValues, b: DriveValues): boolean {
  const [one, other] = [a, b].map((values) =>
    JSON.stringify(wireOf({ ...blankDrive, ...values, ...filledItems(values) })),
  )
  return one !== other
}
