import { startApi } from '@pramaan/api/testing'
import { accounts, settings } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const list = '/emp-candidate-list'
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const box = () => screen.findByRole('combobox', { name: 'Job position' })

describe('the candidate search', () => {
  test('the address restores every filter it names, and each of them shows [E-171 S-035–045]', async () => {
    await candidatesNamed(api, ['Nobody Fits'])
    const query =
      'term=weld&year=1-3%20Yrs&salary=31-40k&maxCtc=9&immediate=true&expStatus=Experienced&location=Pune' +
      '&fullTime=true&partTime=true&internship=true&remote=true&onSite=true&isVsp=true&sortBy[]=FullName:asc&pageSize=20'
    const { user } = await showToEmployer(api, `${list}?${query}`)
    expect(await box()).toHaveProperty('value', 'weld')
    for (const chip of ['1-3 yrs', '₹31-40k a month', 'Up to ₹9 LPA', 'Can join immediately', 'Experienced', 'Pune'])
      expect(screen.getByRole('button', { name: `Remove ${chip}` })).toBeTruthy()
    for (const chip of ['Full time', 'Internship', 'Part time', 'Remote', 'On site', 'Pre-screened only'])
      expect(screen.getByRole('button', { name: `Remove ${chip}` })).toBeTruthy()
    for (const toggle of ['Full time', 'Internship'])
      expect(screen.getByRole('button', { name: toggle }).getAttribute('aria-pressed')).toBe('true')
    for (const on of screen.getAllByRole('switch', { name: 'Pre-screened only' }))
      expect(on.getAttribute('aria-checked')).toBe('true')
    expect(screen.getAllByText('Name', { exact: true })[0]).toBeTruthy()
    await screen.findByText('No results found')
    await user.click(screen.getByRole('button', { name: 'Remove “On site”' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove On site' })).toBeNull())
  })

  test('a card says when a person can join: as hr noted, else what the person says', async () => {
    await candidatesNamed(
      api,
      ['Noted Zubar'],
      { joiningStatus: true, joining: 'join' },
      { hr: { availability: 'Within 30 days' } },
    )
    await candidatesNamed(api, ['Open Zubar'], { joiningStatus: true, joining: 'join' })
    await candidatesNamed(api, ['Employed Zubar'], {
      joiningStatus: true,
      joining: 'switch',
      experienceLevel: 'Experienced',
    })
    await candidatesNamed(api, ['Silent Zubar'], { joiningStatus: false, joining: null })
    await showToEmployer(api, `${list}?term=zubar&sortBy[]=FullName:asc`)
    const joining = (await screen.findAllByText('Can join')).map((term) => term.nextElementSibling?.textContent)
    expect(names()).toEqual(['Employed Zubar', 'Noted Zubar', 'Open Zubar', 'Silent Zubar'])
    expect(joining).toEqual(['Open to switch', 'Within 30 days', 'Open to join', 'N/A'])
  })

  test('the dropdowns offer the experience and salary ranges of the product, and one press filters [E-010 E-160–163 S-343]', async () => {
    const { user, address } = await showToEmployer(api, '/')
    await user.click(await screen.findByRole('button', { name: /^Experience/ }))
    // Beside each choice stands how many it would find, once that is counted.
    const choices = async () =>
      (await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent.replace(/\d+$/, ''))
    const years = await choices()
    expect(years).toEqual(['Any', 'Fresher', 'Fresher with certification', '1-3 yrs', '3-5 yrs', 'Over 5 yrs'])
    await user.click(screen.getByRole('menuitemcheckbox', { name: /^3-5 yrs/ }))
    await waitFor(() => expect(address()).toBe('/?year=3-5%20Yrs'))
    await user.click(screen.getByRole('button', { name: /^Salary/ }))
    const salaries = await choices()
    const ranges = ['10-20k', '21-30k', '31-40k', '41-50k', '51-60k', 'Over 60k']
    expect(salaries).toEqual(['Any', ...ranges.map((range) => `₹${range} a month`)])
  })

  test('a location is picked from those the server lists [E-164]', async () => {
    const { user, address } = await showToEmployer(api, list)
    await user.click(await screen.findByRole('button', { name: 'Location' }))
    await user.type(await screen.findByRole('combobox', { name: 'Location' }), 'nashi')
    await user.click(await screen.findByRole('option', { name: /Nashik/ }))
    await waitFor(() => expect(address()).toBe(`${list}?location=Nashik`))
  })

  test('the header’s city is the location filter: a city sets it, the URL changes it, anywhere removes it', async () => {
    const employer = await api.anEmployer({ plan: 'premium', location: 'Nashik' })
    const { user, address } = await showToEmployer(api, `${list}?term=weld`, employer)
    await user.click(await screen.findByRole('button', { name: 'Location: Anywhere' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a city' }))
    await user.click(await dialog.findByLabelText(/Nashik/))
    await waitFor(() => expect(address()).toBe(`${list}?term=weld&location=Nashik`))
    await screen.findByRole('button', { name: 'Location: Nashik' })
    await user.click(await screen.findByRole('button', { name: 'Remove Nashik' }))
    await user.click(await screen.findByRole('button', { name: 'Location: Anywhere' }))
    await user.type(await screen.findByLabelText('Any city'), 'bengaluru')
    await user.click(screen.getByRole('button', { name: 'Choose' }))
    await waitFor(() => expect(address()).toBe(`${list}?term=weld&location=Bangalore`))
    await user.click(await screen.findByRole('button', { name: 'Location: Bangalore' }))
    await user.click(await screen.findByLabelText('Anywhere'))
    await waitFor(() => expect(address()).toBe(`${list}?term=weld`))
  })

  test('a card shows where a person would work and where they live, since the search finds them under both', async () => {
    await candidatesNamed(api, ['Asha Demo'], { location: 'Nagpur' }, { hr: { jobLocation: 'Pune' } })
    await candidatesNamed(api, ['Bina Demo'], { location: 'Nagpur' }, { hr: { jobLocation: 'Anywhere' } })
    await showToEmployer(api, `${list}?location=Pune`)
    await screen.findByText(/Nagpur, prefers Pune$/)
    expect(screen.getByText(/Nagpur or anywhere$/)).toBeDefined()
  })

  test('Full Time, Internship and Pre-screened Only are toggles, and Clear all empties words and filters [E-165 E-166 E-168]', async () => {
    const { user, address } = await showToEmployer(api, `${list}?term=weld`)
    await user.click(await screen.findByRole('button', { name: 'Full time' }))
    await user.click(screen.getByRole('button', { name: 'Internship' }))
    await user.click(screen.getAllByRole('switch', { name: 'Pre-screened only' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(`${list}?term=weld&isVsp=true&fullTime=true&internship=true`))
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe(list))
    await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  })

  test('typing searches once, a second after the last key [E-172 S-497]', async () => {
    const { user, history, address } = await showToEmployer(api, list)
    const field = await box()
    const searches: string[] = []
    history.listen(({ location }) => void searches.push(location.search))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const key of 'weld') {
      await user.type(field, key)
      vi.advanceTimersByTime(999)
    }
    expect(searches).toEqual([])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe(`${list}?term=weld`))
    expect(new Set(searches)).toEqual(new Set(['?term=weld']))
    expect(await box()).toHaveProperty('value', 'weld')
  })

  test('the Search button searches the typed text at once [E-169]', async () => {
    const { user, address } = await showToEmployer(api, list)
    await user.type(await box(), 'weld')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(address()).toBe(`${list}?term=weld`))
  })

  test('the Search button ignores cached results: the same search is requested again [E-174]', async () => {
    const { user } = await showToEmployer(api, list)
    await screen.findByText('No results found')
    await candidatesNamed(api, ['Asha Rao'])
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(names()).toEqual(['Asha Rao']))
  })

  test('a job position is offered while typing and picked by the keyboard [E-159 S-046]', async () => {
    const { user, address } = await showToEmployer(api, list)
    await user.type(await box(), 'payable exec')
    await screen.findByRole('option', { name: /Accounts Payable Executive/ })
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toMatch(/\?searchTitle=Accounts%20Payable%20Executive$/))
  })

  test('results are cards that show where each candidate is, or No skills listed, and pages lead on [C-482 E-001 E-011 E-176 E-177 E-501 E-834]', async () => {
    const people = await candidatesNamed(
      api,
      Array.from({ length: 12 }, (_, index) => `Person ${index + 1}`),
    )
    const employer = await api.anEmployer({ plan: 'premium' })
    const client = await api.as(employer)
    await client.shortlist.set({ body: { Candidate_id: people[11]?.id, Status: '1' } })
    const { user, address } = await showToEmployer(api, list, employer)
    await waitFor(() => expect(names()).toHaveLength(10))
    expect(screen.getAllByText('12 candidates')).toHaveLength(2)
    expect(screen.getAllByText('No skills listed')).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Shortlisted: Person 12' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Shortlist: Person 11' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(names()).toEqual(['Person 2', 'Person 1']))
    expect(address()).toBe(`${list}?pageIndex=1`)
  })
})

describe('the pages of the list', () => {
  test('order and page size come from the address; five, ten or twenty a page are offered, ten at first [E-837 S-031 S-032]', async () => {
    await candidatesNamed(
      api,
      ['C', 'A', 'F', 'B', 'E', 'D'].map((letter) => `Person ${letter}`),
    )
    const { user, address, history } = await showToEmployer(api, `${list}?sortBy[]=FullName:asc&pageSize=5`)
    await waitFor(() => expect(names()).toEqual(['A', 'B', 'C', 'D', 'E'].map((letter) => `Person ${letter}`)))
    const rows = screen.getByRole('combobox', { name: 'On each page' })
    expect(
      within(rows)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5 a page', '10 a page', '20 a page'])
    await user.selectOptions(rows, '20')
    await waitFor(() => expect(names()).toHaveLength(6))
    expect(address()).toBe(`${list}?sortBy%5B%5D=FullName%3Aasc&pageSize=20`)
    history.push(list)
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'On each page' })).toHaveProperty('value', '10'))
    await waitFor(() => expect(names()[0]).toBe('Person D'))
  })

  test('other results come under a veil that fades within a second; nothing of other roles is on the screen [E-170 E-175]', async () => {
    await candidatesNamed(api, ['Asha Rao'])
    const { history } = await showToEmployer(api, list)
    const card = (await screen.findByRole('link', { name: 'Asha Rao' })).closest('[aria-busy]')
    await waitFor(() => expect(card?.getAttribute('aria-busy')).toBe('false'))
    expect(card?.lastElementChild?.className).toContain('duration-1000')
    const seen: unknown[] = []
    const watch = new MutationObserver(() => void seen.push(card?.getAttribute('aria-busy')))
    watch.observe(card as Element, { attributes: true })
    history.push(`${list}?term=nobody`)
    await screen.findByText('No results found')
    watch.disconnect()
    expect(seen).toContain('true')
    for (const name of [/get verified/i, /create.*job/i, /post.*job/i])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('the last search is fully saved in this browser, to return from a profile [E-466]', async () => {
    const query =
      'term=weld&sortBy%5B%5D=FullName%3Aasc&pageSize=20&pageIndex=1&isVsp=true&year=1-3%20Yrs&salary=31-40k&maxCtc=9' +
      '&immediate=true&expStatus=Experienced&location=Pune&searchTitle=Welder&partTime=true&fullTime=true' +
      '&internship=true&remote=true&onSite=true'
    const { storage } = await showToEmployer(api, `${list}?${query}`)
    await waitFor(() => expect(storage.getItem('pramaan.search')).toBe(query))
  })
})

describe('what an empty list says', () => {
  test.each([
    ['jobRolesADay', 'term=weld', 'Job role search limit reached'],
    ['filterSearchesADay', 'remote=true', 'Filter search limit reached'],
  ])('a plan without %s left shows a message [E-179 E-180]', async (limit, query, text) => {
    await api.db
      .insert(settings)
      .values({ key: 'plan-limits', value: { free: { [limit]: 0 } }, updatedAt: api.deps.now() })
    await showToEmployer(api, `${list}?${query}`, await api.anEmployer())
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
  })

  test('a suspended account is asked to purchase [E-181]', async () => {
    const employer = await api.anEmployer()
    const { user } = await showToEmployer(api, list, employer)
    await screen.findByText('No results found')
    await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, employer.id))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('heading', { name: 'Please purchase Premium to get full access' })).toBeTruthy()
  })

  test('any other empty list says No Result Found [E-182]', async () => {
    await showToEmployer(api, `${list}?term=nobody`)
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy()
  })

  test('what is left of the plan counts this search, also where the plan was read before it and comes after it', async () => {
    await candidatesNamed(api, ['Asha Rao'], { currentPosition: 'Welder' })
    const inject = api.app.inject.bind(api.app) as (call: { url: string }) => Promise<unknown>
    const [read, searched] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const spy = vi.spyOn(api.app, 'inject').mockImplementation((async (call: { url: string }) => {
      if (call.url.includes('/user/datafilter')) await read.promise
      const answer = await inject(call)
      if (!call.url.endsWith('/plans')) return answer
      read.resolve()
      await searched.promise
      return answer
    }) as never)
    await showToEmployer(api, `${list}?term=welder`, await api.anEmployer())
    await screen.findByRole('link', { name: 'Asha Rao' })
    searched.resolve()
    expect(await screen.findByText(/^9 of 10 job positions left today/)).toBeTruthy()
    spy.mockRestore()
  })

  test.each([
    ['term=nobody', 'No candidates match. Check the spelling.'],
    ['searchTitle=nobody', 'No candidates match. Check the spelling.'],
    ['term=welder', 'No candidate has all of this. Remove one part of the search.'],
    ['term=nobody&remote=true', 'No candidates match. Remove a filter, or check the spelling.'],
    ['remote=true', 'No candidates match. Remove a filter.'],
  ])('%s names only what can have left everybody out', async (query, text) => {
    await showToEmployer(api, `${list}?${query}`)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('a link past the last page shows a message with a link to the first page', async () => {
    await candidatesNamed(api, ['Asha Rao'])
    const { user } = await showToEmployer(api, `${list}?pageIndex=7`)
    await screen.findByRole('heading', { name: 'Page not found' })
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }))
    await waitFor(() => expect(names()).toEqual(['Asha Rao']))
  })
})

describe('shortlisting', () => {
  test('fills the star, tells so by name, and Undo takes it back [E-001 E-502–504 E-652 E-798]', async () => {
    await candidatesNamed(api, ['Asha Rao'])
    const { user } = await showToEmployer(api, list)
    await user.click(await screen.findByRole('button', { name: 'Shortlist: Asha Rao' }))
    expect(await screen.findByText('Candidate Asha Rao has been shortlisted successfully!')).toBeTruthy()
    const star = screen.getByRole('button', { name: 'Shortlisted: Asha Rao' })
    expect(star.getAttribute('aria-pressed')).toBe('true')
    expect(star.querySelector('svg')?.getAttribute('class')).toContain('fill-accent')
    const sent = vi.spyOn(api.app, 'inject')
    await user.click(star)
    expect(screen.getByRole('button', { name: 'Shortlisted: Asha Rao' }).getAttribute('aria-disabled')).toBe('true')
    expect(sent.mock.calls.filter((call) => JSON.stringify(call).includes('shortlist'))).toEqual([])
    sent.mockRestore()
    expect(screen.getAllByText('Candidate Asha Rao has been shortlisted successfully!')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(screen.getByRole('button', { name: 'Shortlist: Asha Rao' })).toBeTruthy())
  })

  test('a failure says Something went wrong! and takes the star back [E-797]', async () => {
    await candidatesNamed(api, ['Asha Rao'])
    const employer = await api.anEmployer()
    const { user } = await showToEmployer(api, list, employer)
    const star = await screen.findByRole('button', { name: 'Shortlist: Asha Rao' })
    await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, employer.id))
    await user.click(star)
    const toast = (await screen.findByText('Something went wrong!')).closest('[data-sonner-toast]')
    expect([toast?.getAttribute('data-y-position'), toast?.getAttribute('data-x-position')]).toEqual(['top', 'right'])
    expect(await screen.findByRole('button', { name: 'Shortlist: Asha Rao' })).toBeTruthy()
  })
})

test('the search history shows title, page and time, and an entry reopens the list with its filters and page [E-142–145 S-033 S-115–118 S-300]', async () => {
  await candidatesNamed(
    api,
    Array.from({ length: 12 }, (_, index) => `Person ${index + 1}`),
    { location: 'Pune', experienceLevel: 'Fresher' },
  )
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  await client.search.candidates({ query: { location: 'Pune', pageIndex: '1' } })
  api.pass(2 * 24 * 3600_000)
  const { user, address } = await showToEmployer(api, list, employer)
  await user.click(await screen.findByRole('button', { name: 'Search history' }))
  const panel = await screen.findByRole('dialog', { name: 'Search history' })
  const entry = await within(panel).findByRole('link', { name: /Pune.*2 days ago.*Page 2/ })
  expect(panel.className).toContain('sm:w-77.5')
  await user.click(entry)
  await waitFor(() => expect(names()).toEqual(['Person 2', 'Person 1']))
  expect(address()).toBe(`${list}?sortBy%5B%5D=Match%3Adesc&pageSize=10&pageIndex=1&location=Pune`)
})
