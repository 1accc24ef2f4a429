import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { showPart } from '../testing/render-app.tsx'
import { DebouncedSearch } from './debounced-search.tsx'

const arriving: (() => void)[] = []

/** A search whose text reaches the URL late, as on a slow phone. */
function SlowSearch() {
  const [term, setTerm] = useState('')
  return (
    <>
      <DebouncedSearch
        label="Search"
        term={term}
        onTerm={(words) => arriving.push(() => setTerm(words))}
        restMilliseconds={5}
      />
      <button type="button" onClick={() => setTerm('')}>
        Back
      </button>
      <output>{term}</output>
    </>
  )
}

const sent = (count: number) => expect.poll(() => arriving.length).toBe(count)
const box = () => screen.getByRole<HTMLInputElement>('searchbox')

test('text typed while the previous words are loading is not lost; words from elsewhere are followed', async () => {
  const user = userEvent.setup()
  showPart(<SlowSearch />)
  await user.type(box(), 'a')
  await sent(1)
  await user.type(box(), 's')
  await sent(2)
  arriving[0]?.()
  await screen.findByText('a')
  expect(box().value).toBe('as')
  arriving[1]?.()
  await screen.findByText('as')
  expect(box().value).toBe('as')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await expect.poll(() => box().value).toBe('')
})
