import { paiseOfRupees } from '@pramaan/domain/money'
import { inOfficeHours } from '../when/office.ts'
import { busyInstant } from '../when/rhythm.ts'
import type { World } from '../world.ts'

/** Days over which the courses were added, one after another. */
export const courseDays = 330

type Course = readonly [categoryId: number, title: string, rupees: number | null, tags: string, about: string]

const list: readonly Course[] = [
  [
    1,
    'Full-stack web development',
    18_000,
    'React,Node.js,SQL,Git',
    'Build and publish three web applications, from the first page to the database.',
  ],
  [
    1,
    'Java for beginners',
    9_500,
    'Java,OOP,JDBC,Spring Boot',
    'The language, the tools and a small project that you can show.',
  ],
  [
    2,
    'SAP FICO end user',
    24_000,
    'SAP FICO,GL,AP,AR',
    'Postings, payments and month-end closing in a practice system.',
  ],
  [
    2,
    'SAP MM fundamentals',
    22_000,
    'SAP MM,Purchase,Inventory,Vendors',
    'From purchase requisition to invoice, step by step.',
  ],
  [
    3,
    'Computer hardware and networking',
    8_000,
    'Assembly,LAN,Windows,Support',
    'Take a computer apart, build a small network and keep both running.',
  ],
  [3, 'Mobile repairing', null, 'Tools,Diagnosis,Soldering,Spares', 'Find the fault, fix it and price the work.'],
  [
    4,
    'Graphic design with free tools',
    7_500,
    'Layout,Typography,Logo,Print',
    'Posters, logos and social posts, ready for print and screen.',
  ],
  [
    4,
    'Video editing essentials',
    9_000,
    'Cutting,Sound,Colour,Captions',
    'From raw clips to a finished film of three minutes.',
  ],
  [
    5,
    'Digital marketing certificate',
    11_000,
    'SEO,Ads,Social Media,Analytics',
    'Plan a campaign, run it with a small budget and read the figures.',
  ],
  [
    5,
    'Content writing for the web',
    null,
    'Writing,Keywords,Editing,Blogs',
    'Write pages that people read to the end.',
  ],
  [
    6,
    'Accounting with GST',
    8_500,
    'Tally Prime,GST,TDS,Invoicing',
    'Ledger, returns and reconciliation for a small company.',
  ],
  [
    6,
    'Advanced Excel and MIS',
    5_500,
    'Excel,Pivot Tables,Lookup,Reports',
    'Clean data, sum it up and send a report that answers the question.',
  ],
  [
    7,
    'Interview preparation',
    null,
    'CV,Introduction,Questions,Body Language',
    'Practise the twenty questions that come up most, with feedback.',
  ],
  [
    7,
    'Spoken English for work',
    4_000,
    'Speaking,Listening,E-mail,Vocabulary',
    'Speak at work with ease: calls, meetings and small talk.',
  ],
  [
    8,
    'Telecalling and voice process',
    3_500,
    'Scripts,CRM,Objections,Listening',
    'Calls from the greeting to the close, on a practice dialler.',
  ],
  [
    8,
    'Customer care for chat and e-mail',
    3_000,
    'Typing,Tone,Tickets,Escalation',
    'Answer three customers at once and keep each of them content.',
  ],
  [9, 'AutoCAD 2D and 3D', 9_500, 'AutoCAD,Drafting,Plotting,3D', 'Drawings that a workshop or a site can work from.'],
  [
    9,
    'CNC programming',
    12_000,
    'G-code,Turning,Milling,Setup',
    'Write a programme, set the machine and check the part.',
  ],
  [
    10,
    'IELTS preparation',
    10_000,
    'Reading,Writing,Listening,Speaking',
    'Eight mock tests with marks and a plan for your weak side.',
  ],
  [
    10,
    'Applying to universities abroad',
    null,
    'Shortlisting,Statement,Visa,Budget',
    'Where to apply, what to write and what it costs.',
  ],
  [
    11,
    'MBA entrance coaching',
    15_000,
    'Quant,Verbal,Reasoning,Interview',
    'Weekend classes and twelve full tests before the season.',
  ],
  [
    11,
    'Management basics for graduates',
    6_500,
    'Finance,Marketing,People,Operations',
    'What a first-year manager is asked, with cases from Indian companies.',
  ],
  [12, 'GRE preparation', 14_000, 'Quant,Verbal,Writing,Strategy', 'Ten weeks to a score you can apply with.'],
  [
    12,
    'MS applications in engineering',
    8_000,
    'Profile,Research,SOP,Scholarships',
    'Choose a programme, write to professors and find funding.',
  ],
]

/** The twenty-four courses of a world, two a category. */
export function coursesOf(world: World) {
  return list.map(([categoryId, title, rupees, tags, description], index) => ({
    id: index + 1,
    title,
    image: null,
    description,
    categoryId,
    url: null,
    price: rupees === null ? null : paiseOfRupees(rupees),
    stats: tags.split(','),
    createdAt: inOfficeHours(world, busyInstant(world, courseDays, (index + 0.5) / (list.length + 0.5))),
  }))
}
