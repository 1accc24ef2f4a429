import type { CompanyKind } from '../names/companies.ts'
import type { Schooling } from './schooling.ts'

/** What a kind of work is like: who does it, with which education, for which employers, and at what pay. */
export type Trade = {
  schooling: Schooling
  company: CompanyKind
  /** What a beginner in Pune is paid, in LPA, and by how much of it pay grows a year. */
  pay: number
  growth: number
  /** How common the work is beside the others. */
  weight: number
  /** The share of women among those who do it. */
  women: number
  job: 'Sales & Marketing' | 'Operations' | 'Creative' | 'Technical' | 'Admin'
  work: 'On-field' | 'on-desk' | 'on-call'
  /** The share of those who would work from home. */
  remote: number
  /** How a senior is called: by the word before the title, or not at all. */
  ladder: 'engineer' | 'executive' | 'none'
  /** The title held before this one, where nobody begins in it, and the years after which it comes. */
  before?: { title: string; years: number }
}

type Row = [Schooling, CompanyKind, pay: number, growth: number, weight: number, women: number]

function rows(job: Trade['job'], work: Trade['work'], remote: number, ladder: Trade['ladder']) {
  return ([schooling, company, pay, growth, weight, women]: Row): Trade => ({
    schooling,
    company,
    pay,
    growth,
    weight,
    women,
    job,
    work,
    remote,
    ladder,
  })
}

const engineer = rows('Technical', 'on-desk', 0.55, 'engineer')
const plant = rows('Technical', 'On-field', 0.04, 'engineer')
const hands = rows('Technical', 'On-field', 0, 'none')
const creative = rows('Creative', 'on-desk', 0.5, 'engineer')
const marketing = rows('Sales & Marketing', 'on-desk', 0.45, 'executive')
const field = rows('Sales & Marketing', 'On-field', 0.08, 'executive')
const calls = rows('Operations', 'on-call', 0.25, 'executive')
const office = rows('Admin', 'on-desk', 0.15, 'executive')
const operations = rows('Operations', 'On-field', 0.03, 'executive')
const teaching = rows('Operations', 'on-desk', 0.2, 'none')

/** The trade of each subdomain of the role catalogue, by `<domain id> <subdomain>`. */
export const tradesOfSubdomain: Readonly<Record<string, Trade>> = {
  '1 Web Development': engineer(['computing', 'software', 3.4, 0.2, 13, 0.42]),
  '1 Backend Development': engineer(['computing', 'software', 3.6, 0.22, 11, 0.38]),
  '1 Mobile Development': engineer(['computing', 'software', 3.6, 0.21, 7, 0.34]),
  '1 Testing & Quality': engineer(['computing', 'software', 3, 0.18, 9, 0.52]),
  '1 Cloud & DevOps': engineer(['computing', 'software', 4.2, 0.22, 7, 0.28]),
  '1 IT Support & Networking': engineer(['itSupport', 'software', 2.2, 0.13, 8, 0.18]),
  '1 Cyber Security': engineer(['computing', 'software', 4, 0.2, 3, 0.3]),
  '1 ERP & CRM': engineer(['computing', 'software', 4.2, 0.22, 4, 0.36]),
  '2 Data Analysis': engineer(['data', 'software', 3.4, 0.18, 8, 0.44]),
  '2 Business Intelligence': engineer(['data', 'software', 4, 0.2, 3, 0.4]),
  '2 Data Engineering': engineer(['data', 'software', 4.8, 0.22, 4, 0.34]),
  '2 Machine Learning': engineer(['data', 'software', 5.2, 0.24, 4, 0.36]),
  '2 AI Applications': engineer(['data', 'software', 5, 0.24, 3, 0.36]),
  '3 UI & UX Design': creative(['design', 'agency', 3.4, 0.2, 5, 0.52]),
  '3 Graphic Design': creative(['design', 'agency', 2.4, 0.13, 7, 0.44]),
  '3 Video & Motion': creative(['design', 'agency', 2.5, 0.14, 3, 0.26]),
  '3 3D & Animation': creative(['design', 'agency', 2.8, 0.15, 2, 0.3]),
  '3 Interior & Fashion': creative(['interior', 'agency', 2.5, 0.14, 2, 0.7]),
  '4 Search Marketing': marketing(['marketing', 'agency', 2.4, 0.16, 7, 0.46]),
  '4 Social Media': marketing(['marketing', 'agency', 2.4, 0.15, 5, 0.58]),
  '4 Analytics & Growth': marketing(['marketing', 'agency', 3, 0.18, 3, 0.4]),
  '4 Content & Email': marketing(['writing', 'agency', 2.5, 0.14, 3, 0.62]),
  '4 Brand & Public Relations': marketing(['marketing', 'agency', 2.9, 0.16, 2, 0.6]),
  '5 Field Sales': field(['sales', 'consumer', 2.3, 0.13, 12, 0.24]),
  '5 Business Development': field(['sales', 'consumer', 2.8, 0.17, 8, 0.38]),
  '5 Inside Sales': calls(['sales', 'consumer', 2.4, 0.13, 7, 0.55]),
  '5 Sales Management': field(['management', 'consumer', 3, 0.17, 3, 0.18]),
  '6 Customer Experience': calls(['voice', 'support', 2.3, 0.12, 9, 0.52]),
  '6 Voice Process': calls(['voice', 'support', 2.2, 0.11, 9, 0.58]),
  '6 Non-Voice Process': calls(['voice', 'support', 2, 0.1, 9, 0.56]),
  '6 Operations Support': calls(['voice', 'support', 2.4, 0.13, 4, 0.42]),
  '7 Accounting': office(['accounts', 'accounting', 2.2, 0.12, 11, 0.54]),
  '7 Taxation': office(['accounts', 'accounting', 2.4, 0.13, 6, 0.46]),
  '7 Audit & Compliance': office(['accounts', 'accounting', 2.5, 0.14, 3, 0.5]),
  '7 Finance & Analysis': office(['finance', 'finance', 4.2, 0.19, 4, 0.42]),
  '8 Retail Banking': office(['banking', 'finance', 2.6, 0.13, 7, 0.46]),
  '8 Lending': field(['banking', 'finance', 2.5, 0.13, 4, 0.28]),
  '8 Insurance': field(['banking', 'finance', 2.3, 0.12, 4, 0.4]),
  '8 Wealth & Markets': office(['finance', 'finance', 2.7, 0.15, 2, 0.3]),
  '9 HR Operations': office(['people', 'consulting', 2.5, 0.14, 7, 0.68]),
  '9 Recruitment': calls(['people', 'consulting', 2.4, 0.15, 7, 0.7]),
  '9 Compliance & Relations': office(['people', 'consulting', 3, 0.15, 3, 0.58]),
  '9 Learning & Performance': office(['people', 'consulting', 3, 0.17, 2, 0.6]),
  '10 Transport & Delivery': operations(['supply', 'logistics', 2.2, 0.11, 5, 0.12]),
  '10 Warehouse & Inventory': operations(['yard', 'logistics', 1.9, 0.1, 6, 0.14]),
  '10 Supply Chain': office(['supply', 'logistics', 2.8, 0.15, 4, 0.3]),
  '10 Operations Management': office(['officeGraduate', 'consumer', 2.2, 0.12, 6, 0.5]),
  '11 Design & CAD': engineer(['mechanical', 'factory', 2.7, 0.15, 7, 0.16]),
  '11 Production': plant(['mechanical', 'factory', 2.4, 0.13, 6, 0.1]),
  '11 Quality': plant(['mechanical', 'factory', 2.3, 0.13, 6, 0.18]),
  '11 Maintenance & Fabrication': plant(['mechanical', 'factory', 2.3, 0.12, 4, 0.04]),
  '11 Automobile': hands(['automobile', 'factory', 1.8, 0.1, 4, 0.03]),
  '12 Electrical Systems': plant(['electrical', 'factory', 2.5, 0.13, 5, 0.14]),
  '12 Automation & Control': plant(['automation', 'factory', 2.9, 0.16, 3, 0.2]),
  '12 Electronics & Embedded': engineer(['electronics', 'factory', 3.2, 0.19, 4, 0.32]),
  '12 Solar, HVAC & Appliances': hands(['appliances', 'factory', 1.8, 0.1, 3, 0.03]),
  '13 Site Work': plant(['civil', 'builder', 2.4, 0.14, 7, 0.14]),
  '13 Design & Drafting': engineer(['civil', 'builder', 2.8, 0.15, 3, 0.36]),
  '13 Planning & Estimation': plant(['civil', 'builder', 2.8, 0.16, 3, 0.24]),
  '13 Survey & Infrastructure': plant(['civil', 'builder', 2.2, 0.12, 2, 0.06]),
  '14 Nursing & Patient Care': operations(['nursing', 'hospital', 2.4, 0.11, 6, 0.86]),
  '14 Diagnostics & Therapy': operations(['laboratory', 'hospital', 2, 0.11, 4, 0.54]),
  '14 Pharma': operations(['pharmaScience', 'pharma', 2.4, 0.13, 5, 0.36]),
  '14 Hospital Administration': office(['coding', 'hospital', 2.5, 0.13, 3, 0.62]),
  '15 Hotel Operations': operations(['hotel', 'hotel', 2, 0.11, 3, 0.46]),
  '15 Food & Beverage': operations(['hotel', 'hotel', 1.9, 0.12, 3, 0.2]),
  '15 Culinary': operations(['kitchen', 'hotel', 2, 0.13, 3, 0.24]),
  '15 Travel & Aviation': calls(['travel', 'hotel', 2.4, 0.13, 2, 0.58]),
  '15 Events, Beauty & Wellness': operations(['beauty', 'hotel', 1.9, 0.11, 2, 0.66]),
  '16 School Teaching': teaching(['school', 'school', 2.1, 0.08, 6, 0.8]),
  '16 Higher Education': teaching(['lecturing', 'school', 4.4, 0.09, 2, 0.5]),
  '16 Corporate & Skill Training': teaching(['training', 'school', 2.9, 0.12, 2, 0.56]),
  '16 EdTech & Counselling': teaching(['tutoring', 'school', 2.4, 0.12, 3, 0.62]),
}
