import { type Concept, vocabularyOf } from '@pramaan/domain/concept'
import { expect, test } from 'vitest'
import { conceptEntries } from '../concept-entries.ts'

const skills = conceptEntries.skill.map(({ label, aliases = [] }, at): Concept => {
  return { id: at + 1, kind: 'skill', label, aliases, broader: [], near: [], core: [] }
})
const vocabulary = vocabularyOf(skills)

function skillsIn(text: string): string {
  return vocabulary
    .conceptsIn(text)
    .map(({ concepts }) => concepts.map(({ label }) => label).join('/'))
    .join(', ')
}

test.each([
  ['tally gst', 'Tally Prime, GST Filing'],
  ['PHP MySQL', 'PHP, MySQL'],
  ['HTML/CSS', 'HTML, CSS'],
  ['Node JS Express', 'Node.js, Express.js'],
  ['Spring Boot Microservices', 'Spring Boot, Microservices'],
  ['Selenium with Python', 'Selenium, Python'],
  ['data structures and algorithms', 'Data Structures, Algorithms'],
  ['PLC SCADA', 'PLC Programming, SCADA'],
  ['Oracle DBA', 'Oracle Database, Database Administration'],
  ['data entry typing', 'Data Entry, Typing'],
  ['tamil typing', 'Tamil, Typing'],
])('a text that names two skills has both: %s', (text, both) => {
  expect(skillsIn(text)).toBe(both)
})

test.each([
  ['Tally ERP', 'Tally Prime'],
  ['Selenium automation testing', 'Selenium'],
  ['Power BI dashboard', 'Power BI'],
  ['teaching English', 'English Teaching'],
])('a tool with what it is or is used for, and an activity with its subject, are one: %s', (text, one) => {
  expect(skillsIn(text)).toBe(one)
})
