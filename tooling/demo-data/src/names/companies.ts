import type { Random } from '../random.ts'

const firstWords = `Aranyam Trivenika Palashvan Kshitijam Indravani Vartikam Nirjhara Utkarshini Chaitravan Meghadut
  Girnarika Ashwatthi Tarangika Devrukhya Parijatak Kadambini Saptaparni Malhaarik Jaldhara Ruchirang Bakulvan Chandrabhaga
  Dhruvmati Ekvirika Gaganika Harshvani Ishanika Jaitrangi Kaumudika Lohitaksh Mayurakshi Nabhasika Ojasvini Pinaakin
  Rajivika Shatadru Tejomay Udayanika Vaibhavika Yashodhan Amogham Bhairavan Charulata Dakshinam Falgunika
  Gomantika Hiranyam Induja Jyotirmay Kanchanam Lavangika Manjirika Nakshatra Panchavati Rohinika Sarangika Tungavati
  Urmilam Vrindaka Ambujam Brahmagiri Chitrarath Deepmala Gautamika Himadrika Kausalya Madhumati Niranjanam Prabhatika
  Rasikpriya Suvarnika Tamrapani Vallarika Zarokha`.split(/\s+/)

const endings = {
  software: ['Infotech', 'Softworks', 'Technologies', 'Labs', 'Systems', 'Digital', 'Datasys', 'Cloudworks'],
  agency: ['Media', 'Creatives', 'Studio', 'Communications', 'Adworks', 'Design House'],
  consumer: ['Retail', 'Distributors', 'Consumer Products', 'Homes', 'Agro Foods', 'Marketing', 'Traders'],
  support: ['Contact Services', 'BPO Services', 'Connect', 'Outsourcing', 'Customer Care'],
  accounting: ['& Associates', 'Accounting Services', 'Tax Consultants', 'Enterprises', 'Traders', 'Industries'],
  finance: ['Finserv', 'Capital', 'Co-operative Bank', 'Small Finance', 'Insurance Brokers', 'Wealth'],
  consulting: ['HR Solutions', 'Staffing', 'Consultants', 'Manpower Services', 'Talent'],
  logistics: ['Logistics', 'Cargo', 'Transport Co', 'Warehousing', 'Supply Chain'],
  factory: ['Engineering Works', 'Auto Components', 'Industries', 'Precision Tools', 'Fabricators', 'Electricals'],
  builder: ['Constructions', 'Infra Projects', 'Builders', 'Realty', 'Structural Consultants'],
  hospital: ['Hospital', 'Multispeciality Hospital', 'Nursing Home', 'Diagnostics', 'Healthcare'],
  pharma: ['Pharma', 'Life Sciences', 'Laboratories', 'Formulations'],
  hotel: ['Hotels', 'Residency', 'Resorts', 'Foods', 'Hospitality', 'Holidays'],
  school: ['Public School', 'Vidyalaya', 'Academy', 'Learning', 'Educational Trust', 'Classes'],
} as const

/** What a company does, as far as its name shows. */
export type CompanyKind = keyof typeof endings

/** An invented company of a kind: about 75 first words with the endings of the kind. */
export function companyOf(kind: CompanyKind, random: Random): string {
  return `${random.pick(firstWords)} ${random.pick(endings[kind])}`
}

/** Many different invented companies of a kind, in a fixed order: the employers are made of these. */
export function companiesOf(kind: CompanyKind, count: number, random: Random): string[] {
  return random.sample(firstWords, count).map((word) => `${word} ${random.pick(endings[kind])}`)
}
