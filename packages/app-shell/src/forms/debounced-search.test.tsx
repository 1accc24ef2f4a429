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

test('a pasted text that is too long stays whole, says so, and is searched once it is shorter', async () => {
  const user = userEvent.setup()
  arriving.length = 0
  showPart(<SlowSearch />)
  await user.click(box())
  await user.paste('Asha '.repeat(70))
  expect(box().value).toHaveLength(350)
  expect(await screen.findByText('At most 300 characters.')).toBeTruthy()
  expect(box().getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Enter}')
  await user.clear(box())
  await user.paste('Asha')
  await sent(1)
  arriving[0]?.()
  expect(await screen.findByText('Asha')).toBeTruthy()
  expect(screen.queryByText('At most 300 characters.')).toBeNull()
})

test('text typed while the previous words are loading is not lost; words from elsewhere are followed', async () => {
  const user = userEvent.setup()
  arriving.length = 0
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
