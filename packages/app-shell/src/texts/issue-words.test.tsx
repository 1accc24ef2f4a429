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

test('a sentence with a number keeps its number in Hindi', async () => {
  const issue = careerData.safeParse({ education: 'x', degree: 'x', domain: 1, expectedCtc: 4000 }).error?.issues[0]
  expect(issue?.message).toBe('At most 1000.')
  const storage = { read: () => 'hi' as const, write: () => undefined }
  const languages = createLanguages({}, { hi: async () => hi }, storage)
  await languages.start()
  showPart(
    <TextsProvider languages={languages}>
      <Said sentence={issue?.message ?? ''} />
    </TextsProvider>,
  )
  expect(screen.getByText('ज़्यादा से ज़्यादा 1000।')).toBeDefined()
})

test('an issue of a kind without our own text still gets one of ours', () => {
  expect(issueWords({ code: 'custom', input: 1, path: [] } as never)).toBe('Please check this.')
})
