import { describedSearch } from '@pramaan/domain/description'
import { atOnce } from '@pramaan/domain/steps'
import { expect, test } from 'vitest'
import { readWithLists, vocabulary } from '../testing/read-with-lists.ts'

const searchOf = (text: string) => atOnce(describedSearch(text, vocabulary))

const javaJob = `About us: Infotron Solutions is a leading IT services company with 25 years of experience and offices in Mumbai, Delhi and Bengaluru.
Job Title: Java Developer
Location: Pune
Experience: 3-5 years
We are looking for a Java Developer to join our team. You will report to the Project Manager and work with testers.
Required skills: Java, Spring Boot and MySQL.
Nice to have: Docker, Kubernetes.
Good communication skills and a positive attitude. Knowledge of Git is a plus.`

const accountsJob = `We are hiring an experienced Accountant for our Nagpur office. The candidate will look after day to day accounting, prepare GST returns and TDS, and do bank reconciliation. Must know Tally. Knowledge of Excel preferred. Minimum 2 years of experience is required. Salary up to 25,000 a month. Female candidates and freshers need not apply. Interested candidates may call or send their CV.`

const nurseJob = `XYZ Multispeciality Hospital invites applications for the post of Staff Nurse. Qualification: GNM or B.Sc Nursing. The nurse will give patient care in the ICU, administer injections and keep records. The Staff Nurse reports to the Nursing Superintendent. Work place Nashik. Rotating shifts, with accommodation and food. Apply with certificates and photographs before the last date of this month.`

const tellJob = `तातडीने भरती: टेलिकॉलर पाहिजे. ठिकाण: पुणे. अनुभव: 1 वर्ष. मराठी आणि हिंदी बोलता येणे आवश्यक. कामाची वेळ सकाळी 10 ते संध्याकाळी 6. पगार 15000 ते 18000 महिना. संगणकाचे ज्ञान असणे आवश्यक आहे. मुलाखतीसाठी लगेच संपर्क करा. कंपनी पत्ता: शिवाजीनगर, स्टेशन रोड जवळ. येताना बायोडाटा आणि फोटो सोबत आणा. सुट्टी रविवारी.`

test.each([
  [
    'java',
    javaJob,
    {
      term: 'Java Developer, Experience: 3-5 years, Pune, Docker, Kubernetes, Verbal Communication, Git',
      mustHave: ['Java', 'Spring Boot', 'MySQL'],
    },
  ],
  [
    'accounts',
    accountsJob,
    {
      term: 'Accountant, Minimum 2 years of experience, Nagpur, Accounting, GST Filing, TDS, Bank Reconciliation, Microsoft Excel',
      mustHave: ['Tally Prime'],
    },
  ],
  ['nurse', nurseJob, { term: 'Staff Nurse, Nashik, Patient Care, ICU Care, Injection & IV Therapy', mustHave: [] }],
  [
    'calls',
    tellJob,
    { term: 'Telecaller, अनुभव: 1 वर्ष, Pune', mustHave: ['Marathi', 'Hindi', 'Basic Computer Skills'] },
  ],
])('of the description of a job for %s is read what it asks for, also in one line', (_, text, asked) => {
  expect(searchOf(text)).toEqual(asked)
  expect(searchOf(text.replace(/\s+/gu, ' '))).toEqual(asked)
})

test('what was read is read as a search again, a chip for each; a text without a title is no description', () => {
  const { term = '' } = searchOf(javaJob) ?? {}
  expect(readWithLists(term).parts.map(({ kind }) => kind)).toEqual([
    ...['concept', 'experience', 'concept'],
    ...['concept', 'concept', 'concept', 'concept'],
  ])
  expect(searchOf('Lorem ipsum dolor sit amet. '.repeat(20))).toBeUndefined()
  expect(searchOf(`${'We pay well. '.repeat(400)} Java Developer`)).toBeUndefined()
})
