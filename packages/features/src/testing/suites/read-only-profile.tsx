import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Api, PostingApp } from '../posting-app.ts'

/** An app in which an employer or an Admin reads profiles; `back` is the label of the link to the list. */
export type ReadingApp = Pick<PostingApp, 'role' | 'app'> & { back: RegExp }

const sections = [
  ...['Verified by HR', 'Skills', 'Experience', 'Suitable job profiles'],
  ...['Education', 'Personal information', 'Resume'],
]
const everyFilter =
  'term=weld&sortBy%5B%5D=FullName%3Aasc&pageSize=20&pageIndex=1&isVsp=true&year=1-3%20Yrs&salary=31-40k&maxCtc=9' +
  '&immediate=true&expStatus=Experienced&location=Pune&searchTitle=Welder&partTime=true&fullTime=true' +
  '&internship=true&remote=true&onSite=true'

/** A profile for an employer and an Admin: the same sections and texts, nothing to edit. */
export function readOnlyProfile(api: Api, { role, app, back }: ReadingApp) {
  const aFindable = findableCandidates(api)
  const ro = (id: number, rest = '') => `/candidate-profile-ro?candidateID=${id}${rest}`
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const button = (name: string) => screen.getByRole('button', { name })
  const named = (fullName: string | RegExp) => screen.findByRole('heading', { level: 1, name: fullName })

  async function show(at: string) {
    const reader = role === 'Employer' ? await api.anEmployer({ plan: 'premium' }) : await api.aStaffMember(role)
    const shown = await showAppAs(api, reader.phone ?? '', role === 'Employer' ? 'Employer' : 'Staff', { ...app, at })
    return { ...shown, reader }
  }

  /** Creates people with these names; the last one is the newest. */
  async function people(names: readonly string[], ...[profile, more]: Parameters<typeof aFindable>) {
    const made: number[] = []
    for (const fullName of names) made.push((await aFindable(profile, { ...more, account: { fullName } })).id)
    return made.map((id) => ro(id))
  }

  test('an experienced, verified candidate shows every section in its order, and nothing in it can be changed [C-010 C-165 C-169–172 C-174–177 C-219 C-290 C-393 C-486 E-001 E-029 E-189 E-204–207 E-210 E-212–218 E-226 E-505 E-849–851 S-005]', async () => {
    const [at = ''] = await people(
      ['Asha Rao'],
      {
        experienceLevel: 'Experienced',
        description: 'I weld ships.',
        jobRoleIds: [203, 201],
        cv: 'cv-1',
        professionalSkills: ['Welding'],
        generalSkills: ['Teamwork'],
        joining: 'switch',
        joiningStatus: true,
        expectedCtc: 45_000_000,
        dob: '1999-03-07',
      },
      {
        hr: { professionalSkills: ['Welding'] },
        experience: { title: 'Welder', companyName: 'Demo Works' },
        education: { degree: 'BSc', school: 'A school' },
      },
    )
    await show(at)
    const name = await named(/^Asha Rao.*Verified by HR$/)
    const header = name.closest('header, section, div[class*=border]')
    expect(header?.querySelector('[data-letters=AR]')).not.toBeNull()
    expect(screen.getByText('Welder, Demo Works')).toBeDefined()
    expect(headings().slice(0, sections.length)).toEqual(sections)
    for (const seal of screen.getAllByRole('img', { name: 'Verified by HR' }))
      expect(seal.querySelector('path')?.getAttribute('class')).toBe('fill-verified')
    for (const text of [
      ...['I weld ships.', 'Talkative', 'Within 30 days', 'Welding', 'Teamwork', 'A school'],
      ...['07/03/1999', 'Open to switch', '₹4.5 LPA'],
    ])
      expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^6 yrs 1[01] mos$/).length).toBeGreaterThan(0)
    const roles = screen.getByRole('heading', { name: 'Suitable job profiles' }).closest('section')
    expect(roles?.querySelector('ul')?.className).toContain('md:grid-cols-4')
    expect(roles?.querySelectorAll('li')).toHaveLength(2)
    for (const change of [/^Edit/, /^Add/, /upload/i]) expect(screen.queryByRole('button', { name: change })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByText(/^Add your/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to payments' }).getAttribute('href')).toBe('/payments')
  })

  test('a Fresher shows no Experience card, no switch and no salary expectation; empty sections show that they are empty instead of prompts [C-176 C-220 C-390 C-472–478 C-480 C-484 E-220 E-227–229 E-505 E-825–832]', async () => {
    const career = { expectedCtc: 45_000_000, joining: 'switch', joiningStatus: true } as const
    const [at = ''] = await people(['Asha Rao'], career)
    await show(at)
    await named('Asha Rao')
    expect(headings()).not.toContain('Experience')
    expect(headings()).toContain('Not verified by HR')
    expect(screen.queryByRole('img', { name: 'Verified by HR' })).toBeNull()
    for (const text of ['Salary expectation', 'Open to switch', /^Add/]) expect(screen.queryByText(text)).toBeNull()
    for (const text of [
      ...['No description found.', 'No professional skills found', 'No general skills found'],
      ...['No suitable jobs found', 'No education found', 'No resume found'],
    ])
      expect(screen.getByText(text)).toBeDefined()
  })

  test('without a job the headline is degree and school, without both the level; no position is No Experience found [C-171 C-481 E-207–209 E-833]', async () => {
    const [studied = ''] = await people(['Asha Rao'], {}, { education: { degree: 'BSc', school: 'A school' } })
    const [bare = ''] = await people(['Vijay Kale'], { experienceLevel: 'Experienced' })
    const { history } = await show(studied)
    await named('Asha Rao')
    expect(screen.getByText('BSc, A school')).toBeDefined()
    history.push(bare)
    await named('Vijay Kale')
    expect(screen.getByText('Experienced')).toBeDefined()
    expect(screen.getByText('No experience found')).toBeDefined()
  })

  test('a position without a title reads Title not available [C-483 E-835]', async () => {
    const [at = ''] = await people(['Asha Rao'], { experienceLevel: 'Experienced' }, { experience: { title: '' } })
    await show(at)
    await named('Asha Rao')
    expect(screen.getByRole('heading', { name: 'Title not available' })).toBeDefined()
  })

  test('while a profile is on its way, its shape shows with ten verification rows [E-219]', async () => {
    const [at = ''] = await people(['Asha Rao'])
    await show(at)
    expect(await screen.findAllByTestId('verification-row')).toHaveLength(10)
    await named('Asha Rao')
  })

  test('Previous and Next follow the same filtered list, newest first, and are disabled at the ends the server reports [C-184 C-187 C-188 C-498 E-199 E-202 E-203 E-541 E-799 E-800]', async () => {
    const pune = await people(['Pune One', 'Pune Two', 'Pune Three'], { location: 'Pune' })
    await people(['Nashik One'], { location: 'Nashik' })
    const { user, address, reader } = await show(`${pune[2]}&location=Pune`)
    await named('Pune Three')
    await waitFor(() => expect(button('Next')).toHaveProperty('disabled', false))
    expect(button('Previous')).toHaveProperty('disabled', true)
    await user.click(button('Next'))
    await named('Pune Two')
    await waitFor(() => expect(button('Previous')).toHaveProperty('disabled', false))
    await waitFor(() => expect(button('Next')).toHaveProperty('disabled', false))
    await user.click(button('Next'))
    await named('Pune One')
    await waitFor(() => expect(button('Previous')).toHaveProperty('disabled', false))
    expect(button('Next')).toHaveProperty('disabled', true)
    expect(address()).toBe(`${pune[0]}&location=Pune`)
    const { search } = await api.as(reader)
    for (const [at, step] of [
      [pune[2], 'previous'],
      [pune[0], 'next'],
    ] as const) {
      const candidateID = Number(at?.split('=').at(-1))
      await expect(search.candidates({ query: { candidateID, location: 'Pune', step } })).rejects.toMatchObject({
        message: expect.stringContaining(step),
      })
    }
  })

  test('a profile opened from a list leads back to /emp-candidate-list with every filter that the list had [C-181 C-182 E-197]', async () => {
    const [at = ''] = await people(['Pune One'], { location: 'Pune' })
    await show(`${at}&${everyFilter}`)
    await named('Pune One')
    const [path, query] = (screen.getByRole('link', { name: back }).getAttribute('href') ?? '').split('?')
    expect(path).toBe('/emp-candidate-list')
    const sorted = (text = '') => [...new URLSearchParams(text)].map(([key, value]) => `${key}=${value}`).sort()
    expect(sorted(query)).toEqual(sorted(everyFilter))
  })

  test('/candidate-profile accepts candidate for candidateID, with a job and list parameters, and has no employer buttons [C-157 C-350 E-192 S-051–059]', async () => {
    const [at = ''] = await people(['Asha Rao'])
    const rest =
      'course=1&name=Asha&phone=98&fromDate=2026-01-01&toDate=2026-02-01&location=Pune&degree=BSc&pageIndex=2'
    const { history } = await show(`/candidate-profile?candidate=${at.split('=')[1]}&job=7&${rest}`)
    await named('Asha Rao')
    const way = new URL(screen.getByRole('link', { name: back }).getAttribute('href') ?? '', 'http://localhost')
    expect([way.searchParams.get('location'), way.searchParams.get('pageIndex')]).toEqual(['Pune', '2'])
    for (const name of [/shortlist/i, 'Download PDF', 'Complete profile'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    history.push(`/candidate-profile?candidateID=${at.split('=')[1]}`)
    await named('Asha Rao')
  })

  test('a failed profile download shows a red alert that can be dismissed [C-465]', async () => {
    const [at = ''] = await people(['Asha Rao'])
    const { user } = await show(at)
    await named('Asha Rao')
    await user.click(screen.getAllByRole('button', { name: 'Download PDF' })[0] as HTMLElement)
    const preview = within(await screen.findByRole('dialog', { name: 'Profile of Asha Rao' }))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The line is gone'))
    await user.click(await preview.findByRole('button', { name: 'Download' }))
    const alert = await preview.findByRole('alert')
    expect(alert.className).toContain('danger')
    await user.click(within(alert).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(preview.queryByRole('alert')).toBeNull())
  })
}
