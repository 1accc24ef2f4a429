import { screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showPart } from '../testing/render-app.tsx'
import { aUser } from '../testing/user.ts'
import { useSearchWords } from './use-search-words.ts'

const restMilliseconds = 300
const searched: string[] = []

/** A box whose words can be searched at once, as by picking a suggestion, and shortened elsewhere, as by a chip. */
function Box() {
  const [term, setTerm] = useState('')
  const onTerm = (words: string) => {
    searched.push(words)
    setTerm(words)
  }
  const { typed, type, search } = useSearchWords({ term, onTerm, restMilliseconds })
  const pick = (words: string) => {
    search(words)
    type(words)
  }
  return (
    <>
      <input aria-label="Words" value={typed} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => pick('welder part time')}>
        Pick
      </button>
      <button type="button" onClick={() => setTerm('welder')}>
        Shorten
      </button>
      <output>{term}</output>
    </>
  )
}

// The pause is over when the test says so, however long a press takes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
const rest = () => vi.advanceTimersByTime(2 * restMilliseconds)
const user = aUser()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const words = () => screen.getByRole<HTMLInputElement>('textbox').value

test.each(['picked', 'typed'])(
  'words that were %s do not come back when others were chosen before the pause was over',
  async (how) => {
    searched.length = 0
    showPart(<Box />)
    if (how === 'picked') await press('Pick')
    else await user.type(screen.getByRole('textbox'), 'w')
    await press('Shorten')
    await expect.poll(words).toBe('welder')
    rest()
    await expect.poll(words).toBe('welder')
    expect(screen.getByRole('status').textContent).toBe('welder')
    expect(searched).toEqual(how === 'picked' ? ['welder part time'] : [])
  },
)

test('words typed in the moment in which others arrive are searched', async () => {
  searched.length = 0
  showPart(<EmptiedAsItFollows />)
  await press('Shorten')
  vi.advanceTimersToNextTimer()
  await expect.poll(() => screen.getByRole('status').textContent).toBe('welder')
  rest()
  expect(searched).toEqual([''])
  expect(words()).toBe('')
})

/** A box that is emptied, as by Escape, after other words were drawn and before React has run that drawing's effects. */
function EmptiedAsItFollows() {
  const [term, setTerm] = useState('')
  const { typed, type } = useSearchWords({ term, onTerm: (words) => searched.push(words), restMilliseconds })
  useLayoutEffect(() => {
    if (term) type('')
  }, [term])
  return (
    <>
      <input aria-label="Words" value={typed} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => setTimeout(() => setTerm('welder'))}>
        Shorten
      </button>
      <output>{term}</output>
    </>
  )
}
