import { startApi } from '@pramaan/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pathOfStep } from '../../step-path.ts'
import { aCandidateAt, bringTo, contentOf, fillCareer, heading, press } from '../../testing/wizard.ts'

const api = await startApi()
type Shown = Pick<Awaited<ReturnType<typeof aCandidateAt>>, 'back' | 'address' | 'stepOf'>

/** Presses Back once the address has followed the step. */
async function goBack({ back, address, stepOf }: Shown) {
  await waitFor(() => expect(address()).toBe(pathOfStep(stepOf() ?? 0)))
  await back()
}

describe('the browser’s Back', () => {
  test('returns to the step before, which has what was saved, and forward again has what was typed', async () => {
    const shown = await aCandidateAt(api, -2)
    const { user, stepOf, address } = shown
    await heading('Fresher or working')
    await user.click(screen.getByLabelText(/Fresher/))
    await user.click(press('Next'))
    await heading('Education & work')
    await fillCareer(user)
    await goBack(shown)
    await heading('Fresher or working')
    expect([stepOf(), address()]).toEqual([-2, '/complete-profile?step=experience'])
    expect(screen.getByLabelText<HTMLInputElement>(/Fresher/).checked).toBe(true)
    await user.click(press('Next'))
    await heading('Education & work')
    await waitFor(() => expect(contentOf('Highest education completed')).toBe('Graduation'))
    expect(contentOf('Field of study')).toBe('B.Sc. Demo')
    await user.click(press('Next'))
    await heading('Skills & interests')
    await goBack(shown)
    await heading('Education & work')
    await waitFor(() => expect(contentOf('Highest education completed')).toBe('Graduation'))
    expect([stepOf(), address(), contentOf('Field of study')]).toEqual([
      1,
      '/complete-profile?step=step1',
      'B.Sc. Demo',
    ])
  })

  test('to any earlier screen leads one step back, as when it is pressed before the address has followed', async () => {
    const shown = await aCandidateAt(api, -2)
    const { user, history, stepOf, address } = shown
    await heading('Fresher or working')
    await user.click(screen.getByLabelText(/Fresher/))
    await user.click(press('Next'))
    await heading('Education & work')
    await fillCareer(user)
    await user.click(press('Next'))
    await heading('Skills & interests')
    await waitFor(() => expect(address()).toBe(pathOfStep(2)))
    history.go(-2)
    await heading('Education & work')
    await waitFor(() => expect([stepOf(), address()]).toEqual([1, pathOfStep(1)]))
  })

  test('pressed the moment the address has followed, before that is drawn, leads one step back', async () => {
    const shown = await aCandidateAt(api, -2)
    const { user, history, stepOf, address } = shown
    await heading('Fresher or working')
    await user.click(screen.getByLabelText(/Fresher/))
    const pressed = Promise.withResolvers<void>()
    const leave = history.listen(({ location }) => {
      if (`${location.pathname}${location.search}` !== pathOfStep(1)) return
      leave()
      history.go(-1)
      pressed.resolve()
    })
    await user.click(press('Next'))
    await pressed.promise
    expect(stepOf()).toBe(1)
    await heading('Fresher or working')
    await waitFor(() => expect([stepOf(), address()]).toEqual([-2, pathOfStep(-2)]))
  })

  test('warns ‘Data will be lost’ while skills are not saved yet, and leaves only when confirmed [S-282]', async () => {
    const shown = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 1)
    const { user, stepOf } = shown
    await heading('Education & work')
    await fillCareer(user)
    await user.click(press('Next'))
    await heading('Skills & interests')
    await screen.findByLabelText('All skills')
    await user.click(screen.getByText('Active Listening', { selector: 'button > span' }))
    await goBack(shown)
    await screen.findByText('Data will be lost')
    expect([stepOf(), screen.getByText('Skills & interests', { selector: 'h1' }).tagName]).toEqual([2, 'H1'])
    await user.click(screen.getByText('Leave anyway', { selector: 'button' }))
    await heading('Education & work')
    expect(stepOf()).toBe(1)
  })
})

test('the reload keys are not blocked on the skills form; while skills are unsaved a reload warns instead [S-281]', async () => {
  const { user } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
  await heading('Skills & interests')
  await screen.findByLabelText('All skills')
  const goesThrough = (event: Event) => window.dispatchEvent(event)
  expect(goesThrough(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await user.click(screen.getByText('Active Listening', { selector: 'button > span' }))
  await waitFor(() => expect(goesThrough(new Event('beforeunload', { cancelable: true }))).toBe(false))
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const key = new KeyboardEvent('keydown', { key: 'r', [modifier]: true, bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(key)).toBe(true)
  }
})
