import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aCandidateAt, app, bringTo, fillCareer, heading, press } from '../../testing/wizard.ts'

const api = await startApi()

test('an experience that has been chosen before is chosen in its step, which says so', async () => {
  const shown = await aCandidateAt(api, -2)
  await heading('Fresher or working')
  screen.getByText('We ask about work only if you have experience.')
  const { user } = await bringTo(api, shown, 'Fresher', 1)
  await heading('Education & work')
  await user.click(press('Back'))
  await heading('Fresher or working')
  screen.getByText('You chose “Fresher”. Go on, or change it.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Fresher/ }).checked).toBe(true)
})

describe('basic details', () => {
  test('ask for first name, last name and location, not for the gender, and lead to the experience choice [S-239–243]', async () => {
    const { user, stepOf, address } = await aCandidateAt(api, -1)
    await heading('Basic details')
    screen.getByText('2 of 6')
    await user.clear(screen.getByLabelText('First name'))
    await user.clear(screen.getByLabelText('Last name'))
    await user.click(press('Next'))
    await screen.findByText('Enter your first name.')
    screen.getByText('Enter your last name.')
    screen.getByText('Choose your location.')
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    await user.type(screen.getByLabelText('First name'), 'Asha')
    await user.type(screen.getByLabelText('Last name'), 'Demo')
    await user.type(screen.getByLabelText('Location'), 'pune')
    await user.click(press('Next'))
    await heading('Fresher or working')
    expect([stepOf(), address()]).toEqual([-2, '/complete-profile?step=experience'])
  })

  test('take any city that is typed, also one that our list does not have', async () => {
    const { user, stepOf, person } = await aCandidateAt(api, -1)
    await heading('Basic details')
    await user.clear(screen.getByLabelText('Last name'))
    await user.type(screen.getByLabelText('Last name'), 'Demo')
    await user.type(screen.getByLabelText('Location'), 'Bengaluru')
    await user.click(press('Next'))
    await heading('Fresher or working')
    expect(stepOf()).toBe(-2)
    const { data } = await (await api.as(await api.aStaffMember('hr'))).candidates.get({ params: { id: person.id } })
    expect(data).toMatchObject({ Location: 'Bengaluru' })
  })

  test('can be viewed again by Back, and corrected without a step', async () => {
    const { user, stepOf, address } = await aCandidateAt(api, -2)
    await heading('Fresher or working')
    await user.click(press('Back'))
    await heading('Basic details')
    expect([stepOf(), address()]).toEqual([-2, '/complete-profile?step=details'])
  })

  test('are sent once, however often Next is pressed', async () => {
    const { storage, send } = await aCandidateAt(api, -1)
    closeApp()
    let sent = 0
    const counted: typeof send = (path, init) => {
      if (path.endsWith('/user/register')) sent += 1
      return send(path, init)
    }
    const { user } = await showApp(api, { ...app, storage, send: counted })
    await heading('Basic details')
    await user.clear(screen.getByLabelText('Last name'))
    await user.type(screen.getByLabelText('Last name'), 'Demo')
    await user.type(screen.getByLabelText('Location'), 'pune')
    press('Next').click()
    press('Next').click()
    await heading('Fresher or working')
    expect(sent).toBe(1)
  })

  test('keep the input across a reload', async () => {
    const first = await aCandidateAt(api, -1)
    await heading('Basic details')
    await first.user.clear(screen.getByLabelText('First name'))
    await first.user.type(screen.getByLabelText('First name'), 'Typed')
    closeApp()
    await showApp(api, { ...app, storage: first.storage, send: first.send })
    await heading('Basic details')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Typed')
  })
})

describe('education and work', () => {
  test('ask an Experienced candidate also for years from 1 to 20, job title, its domain and the college [S-269–272]', async () => {
    const { user } = await bringTo(api, await aCandidateAt(api, -2), 'Experienced', 1)
    await heading('Education & work')
    const years = within(screen.getByLabelText('Years of experience')).getAllByRole<HTMLOptionElement>('option')
    expect(years.map(({ value }) => value)).toEqual([
      '',
      ...Array.from({ length: 20 }, (_, index) => String(index + 1)),
    ])
    await user.click(press('Next'))
    await screen.findByText('Choose your years of experience.')
    screen.getByText('Enter your current job title.')
    screen.getByText('Choose your current job domain.')
    screen.getByText('Enter your college.')
  })

  test('ask everyone for highest education, field of study and domains of interest [S-266–268]', async () => {
    const { user, stepOf } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 1)
    await heading('Education & work')
    await user.click(press('Next'))
    await screen.findByText('Choose your highest education.')
    screen.getByText('Choose your field of study.')
    screen.getByText('Choose a domain of interest.')
    expect(stepOf()).toBe(1)
  })

  test('ask a Fresher for no work, and for a college only if they like', async () => {
    const { user, stepOf } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 1)
    await heading('Education & work')
    expect(screen.queryByText('Your work')).toBeNull()
    expect(screen.queryByLabelText('Years of experience')).toBeNull()
    expect(screen.queryByLabelText('Current job title')).toBeNull()
    expect(screen.queryByLabelText('Current job domain')).toBeNull()
    await user.click(press('Next'))
    await screen.findByText('Choose your highest education.')
    expect(screen.queryByText('Enter your college.')).toBeNull()
    await fillCareer(user)
    await user.click(press('Next'))
    await heading('Skills & interests')
    expect(stepOf()).toBe(2)
  })

  test('lead back to the experience choice', async () => {
    const { user, stepOf } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 1)
    await heading('Education & work')
    await user.click(press('Back'))
    await heading('Fresher or working')
    expect(stepOf()).toBe(-2)
  })
})

describe('skills and interests', () => {
  const group = () => screen.getByLabelText('All skills').querySelector('h3')?.textContent
  const pick = (name: string) => screen.getByText(name, { selector: 'button > span' })

  test('bring the subdomain of a picked skill to the top, until its last skill is removed [S-222 S-223]', async () => {
    const { user } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
    await heading('Skills & interests')
    screen.getByText('5 of 6')
    await screen.findByLabelText('All skills')
    const before = group()
    await user.click(pick('Active Listening'))
    // The list does not move while in use; the group moves to the top once the person leaves the list.
    expect(group()).toBe(before)
    await user.click(screen.getByRole('searchbox'))
    expect(group()).toMatch(/^Communication/)
    await user.click(screen.getByLabelText('Remove Active Listening'))
    expect(group()).toBe(before)
  })

  test('are one Tab stop, navigated by arrows; a picked skill keeps its position, pressed', async () => {
    const { user } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
    await heading('Skills & interests')
    const all = [...(await screen.findByLabelText('All skills')).querySelectorAll('button')]
    const stops = () => all.filter(({ tabIndex }) => tabIndex === 0)
    expect(all.length).toBeGreaterThan(800)
    expect(stops()).toEqual([all[0]])
    await user.click(screen.getByRole('searchbox'))
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{Enter}')
    expect(document.activeElement).toBe(all[1])
    expect(stops()).toEqual([all[1]])
    expect(all[1]?.ariaPressed).toBe('true')
    await user.keyboard('{Enter}{End}')
    expect(all[1]?.ariaPressed).toBe('false')
    expect(document.activeElement).toBe(all.at(-1))
  })

  test('end at ten, with a message [S-273]', async () => {
    const { user, stepOf } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
    await heading('Skills & interests')
    await screen.findByLabelText('All skills')
    for (const skill of ['Java', 'Python', 'C', 'Go', 'Rust', 'PHP', 'Ruby', 'Swift', 'Active Listening', 'English'])
      await user.click(pick(skill))
    screen.getByText('10 of 10')
    expect(pick('Scala').closest('button')?.ariaDisabled).toBe('true')
    await user.click(press('Next'))
    await heading('Opportunities')
    expect(stepOf()).toBe(3)
  })

  test('store the notification preferences with the picked skills [S-163]', async () => {
    const shown = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
    await heading('Skills & interests')
    await screen.findByLabelText('All skills')
    await shown.user.click(screen.getByLabelText('New jobs that match'))
    await shown.user.click(press('Next'))
    await heading('Opportunities')
    const id = shown.platform.session.tokens.store.getState().person?.ID ?? 0
    const { data } = await shown.platform.session.api.candidates.get({ params: { id } })
    expect(data).toMatchObject({
      Notifications: { preferences: ['jobs'], settings: { whatsapp: true, sms: false, email: false } },
    })
  })

  test('lead back to education and work', async () => {
    const { user, stepOf, address } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
    await heading('Skills & interests')
    await user.click(press('Back'))
    await heading('Education & work')
    expect([stepOf(), address()]).toEqual([1, '/complete-profile?step=step1'])
  })
})

describe('opportunities', () => {
  test('suggest at most ten roles of the domain; one is removed, another added, and Finish leads to the welcome [S-198 S-216 S-224 S-277]', async () => {
    const { user, stepOf, address } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 3)
    await heading('Opportunities')
    screen.getByText('6 of 6')
    const removes = () => screen.queryAllByLabelText(/^Remove/)
    await waitFor(() => expect(removes()).toHaveLength(10))
    await user.click(screen.getByLabelText('Remove Frontend Developer'))
    expect(removes()).toHaveLength(9)
    await user.type(screen.getByLabelText('Add a job role'), 'Data Analyst')
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    expect(removes()).toHaveLength(10)
    await user.click(press('Finish'))
    await screen.findByRole('heading', { name: 'Next things to do' })
    expect([stepOf(), address()]).toEqual([0, '/welcome'])
  })

  test('lead back to the skills', async () => {
    const { user, stepOf } = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 3)
    await heading('Opportunities')
    await user.click(press('Back'))
    await heading('Skills & interests')
    expect(stepOf()).toBe(2)
  })
})

describe('the address', () => {
  test.each([
    [-1, 'details', 'Basic details'],
    [-2, 'experience', 'Fresher or working'],
    [1, 'step1', 'Education & work'],
    [2, 'step2', 'Skills & interests'],
    [3, 'step3', 'Opportunities'],
  ] as const)(
    'of a registration in step %i is ?step=%s, from / as from a step jumped to by hand [S-026 S-027]',
    async (step, name, title) => {
      const shown = await aCandidateAt(api, step)
      await heading(title)
      expect(shown.address()).toBe(`/complete-profile?step=${name}`)
      closeApp()
      const jumped = await showApp(api, {
        ...app,
        storage: shown.storage,
        send: shown.send,
        at: '/complete-profile?step=step3',
      })
      await heading(title)
      await waitFor(() => expect(jumped.address()).toBe(`/complete-profile?step=${name}`))
    },
  )

  test('without a step is corrected, and step1 is the server’s first step [S-028 S-315]', async () => {
    const { address } = await aCandidateAt(api, 1, '/complete-profile')
    await heading('Education & work')
    await waitFor(() => expect(address()).toBe('/complete-profile?step=step1'))
  })
})
