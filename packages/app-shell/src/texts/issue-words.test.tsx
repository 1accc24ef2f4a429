import { issueWords } from '@pramaan/contract/issue-words'
import { careerData } from '@pramaan/contract/session/onboarding-forms'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPart } from '../testing/render-app.tsx'
import { hi } from './hi/hi.ts'
import { createLanguages } from './languages.ts'
import { TextsProvider, useSentence } from './texts.tsx'

function Said({ sentence }: { sentence: string }) {
  return <p>{useSentence()(sentence)}</p>
}

/** Shows a sentence of the server to a reader of Hindi, with the catalogue's texts and these. */
async function showInHindi(sentence: string, texts: Readonly<Record<string, string>> = {}) {
  const storage = { read: () => 'hi' as const, write: () => undefined }
  const withTexts = { ...hi, texts: { ...hi.texts, ...texts } }
  const languages = createLanguages({}, { hi: async () => withTexts }, storage)
  await languages.start()
  showPart(
    <TextsProvider languages={languages}>
      <Said sentence={sentence} />
    </TextsProvider>,
  )
}

test('a sentence with a number keeps its number in Hindi', async () => {
  const issue = careerData.safeParse({ education: 'x', degree: 'x', domain: 1, expectedCtc: 4000 }).error?.issues[0]
  expect(issue?.message).toBe('At most 1000.')
  await showInHindi(issue?.message ?? '')
  expect(screen.getByText('ज़्यादा से ज़्यादा 1000।')).toBeDefined()
})

test('a price keeps its thousands in Hindi', async () => {
  await showInHindi('The price is ₹1,17,998.50.')
  expect(screen.getByText('क़ीमत ₹1,17,998.50 है।')).toBeDefined()
})

test('a sentence with two quoted names keeps them in Hindi, and their numbers', async () => {
  const texts = { '“{name}” is a name of “{other}”.': '“{other}” का नाम “{name}” है।' }
  await showInHindi('“Java 8” is a name of “Java”.', texts)
  expect(screen.getByText('“Java” का नाम “Java 8” है।')).toBeDefined()
})

test('an issue of a kind without our own text still gets one of ours', () => {
  expect(issueWords({ code: 'custom', input: 1, path: [] } as never)).toBe('Please check this.')
})
