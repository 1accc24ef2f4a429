import { startApi } from '@pramaan/api/testing'
import { movableClock } from '@pramaan/app-shell/testing/browser/clock.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const list = '/emp-candidate-list'
const box = () => screen.findByRole('combobox', { name: 'Job position' })
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('suggestions come while typing, from the server: positions, skills, and own saved and past searches', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  const Filters = { term: 'java', location: 'Pune', sortBy: ['FullName:asc'], pageSize: '5', pageIndex: '0' }
  await client.savedSearches.create({ body: { Name: 'Java in Pune', Filters } })
  await client.search.candidates({ query: { term: 'javascript', fullTime: 'true' } })
  await api.deps.buffers.flush()
  const clock = movableClock()
  const { user, address } = await showToEmployer(api, list, employer)
  await user.type(await box(), 'java')
  await screen.findByRole('option', { name: 'Java Developer' })
  const saved = screen.getByRole('option', { name: /Java in Pune/ })
  const options = within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(options[0]).toBe('javaSearch these words')
  expect(options).toContain('Java Developer')
  expect(options).toContain('Java')
  expect(options).toContain('javascriptFull timejust now')
  expect((await box()).getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{ArrowDown}')
  const at = within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .findIndex((option) => option.textContent === saved.textContent)
  await user.keyboard(`${'{ArrowDown}'.repeat(at)}{Enter}`)
  const full = 'term=java&sortBy%5B%5D=FullName%3Aasc&pageSize=5&location=Pune'
  await waitFor(() => expect(address()).toBe(`${list}?${full}`))
  // What was typed before the choice is not searched for after it.
  await clock.pass(5000)
  expect(address()).toBe(`${list}?${full}`)
})

test('each option of a filter says how many it would leave, and the places of most candidates come first', async () => {
  await candidatesNamed(api, ['Pune One', 'Pune Two'], { location: 'Pune', fullTime: true })
  await candidatesNamed(api, ['Nashik One'], { location: 'Nashik', experienceLevel: 'Fresher' })
  const { user } = await showToEmployer(api, list)
  await user.click(await screen.findByRole('button', { name: /^Experience/ }))
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: /^Fresher ?3$/ })).toBeTruthy())
  expect(screen.getByRole('menuitemcheckbox', { name: /^Over 5 yrs ?0$/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Location' }))
  await user.click(await screen.findByRole('combobox', { name: 'Location' }))
  const locations = within(screen.getByRole('listbox', { name: 'Location' }))
  const listed = () => locations.queryAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(listed().slice(0, 2)).toEqual(['Pune2', 'Nashik1']))
  await user.keyboard('{Escape}{Escape}')
  await user.click(screen.getAllByRole('button', { name: 'More filters' })[0] as HTMLElement)
  expect(await screen.findByRole('checkbox', { name: 'Part time 0' })).toBeTruthy()
})

test('a search is saved under a name, reopened completely, renamed, given an alert, and deleted with Undo', async () => {
  const { user, address } = await showToEmployer(api, `${list}?term=weld&location=Pune&pageSize=5&sortBy[]=FullName`)
  await user.click(await screen.findByRole('button', { name: 'Save search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save search' })
  const name = within(dialog).getByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('value', 'weld, Pune')
  await user.clear(name)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Give the search a name.')).toBeTruthy()
  await user.type(name, 'Welders')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Saved as “Welders”' }))
  const panel = await screen.findByRole('dialog', { name: 'Saved searches' })
  const entry = await within(panel).findByRole('link', { name: /Welders.*weld\s· Pune/ })
  expect(entry.getAttribute('href')).toBe(
    `${list}?term=weld&sortBy%5B%5D=FullName%3Aasc&pageSize=5&pageIndex=0&location=Pune`,
  )
  await user.click(within(panel).getByRole('button', { name: 'Edit or delete “Welders”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename or set the alert' }))
  const rename = await screen.findByRole('dialog', { name: 'Edit “Welders”' })
  await user.type(within(rename).getByRole('textbox', { name: 'Name' }), ' of Pune')
  await user.click(within(rename).getByRole('radio', { name: 'Daily' }))
  await user.selectOptions(within(rename).getByRole('combobox', { name: 'By' }), 'WhatsApp')
  await user.click(within(rename).getByRole('button', { name: 'Save' }))
  await within(panel).findByRole('link', { name: /Welders of Pune.*Alert daily/ })
  await user.click(within(panel).getByRole('button', { name: 'Edit or delete “Welders of Pune”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await within(panel).findByText('No saved searches')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(await within(panel).findByRole('link', { name: /Welders of Pune/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toContain('term=weld')
})

test('Undo of a deleted search says why it fails, also after its list is closed', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  await client.savedSearches.create({ body: { Name: 'Welders', Filters: { term: 'weld' } } })
  const { user, history } = await showToEmployer(api, list, employer)
  await user.click((await screen.findAllByRole('button', { name: 'Search history' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('tab', { name: 'Saved' }))
  await user.click(await screen.findByRole('button', { name: 'Edit or delete “Welders”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await client.savedSearches.create({ body: { Name: 'Welders', Filters: { term: 'other' } } })
  history.push('/plans')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(undo)
  expect(await screen.findByText('You have a saved search of this name.')).toBeTruthy()
})

test('a name that another saved search has is refused at the field', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  await (await api.as(employer)).savedSearches.create({ body: { Name: 'Welders', Filters: { term: 'x' } } })
  const { user } = await showToEmployer(api, `${list}?term=weld`, employer)
  await user.click(await screen.findByRole('button', { name: 'Save search' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'welders{Enter}')
  expect(await screen.findByText('You have a saved search of this name.')).toBeTruthy()
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('by keyboard only: / searches, j and k move between cards, s shortlists, Enter opens, ? lists the shortcuts', async () => {
  await candidatesNamed(api, ['Asha One', 'Asha Two', 'Asha Three'])
  const { user, address } = await showToEmployer(api, list)
  await waitFor(() => expect(names()).toEqual(['Asha Three', 'Asha Two', 'Asha One']))
  await user.keyboard('/')
  expect(document.activeElement).toBe(await box())
  await user.keyboard('jsk?')
  expect(await box()).toHaveProperty('value', 'jsk?')
  await user.keyboard('{Escape}{Escape}{Tab}')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('jjjjk')
  expect(document.activeElement?.textContent).toBe('Asha Two')
  await user.keyboard('s')
  expect(await screen.findByText('Candidate Asha Two has been shortlisted successfully!')).toBeTruthy()
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'All keys' })
  expect(within(keys).getByText('shortlist')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  ;(screen.getByRole('link', { name: 'Asha Two' }) as HTMLElement).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Asha Two' })
  expect(address()).toMatch(/^\/candidate-profile-ro\?candidateID=\d+$/)
  await user.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: 'Asha One' })
})

test('by keys the focus is never lost: a chip hands it on, the panel of searches gives it back to its button', async () => {
  const { user, address } = await showToEmployer(api, `${list}?year=1-3%20Yrs&location=Pune`)
  const chip = await screen.findByRole('button', { name: 'Remove 1-3 yrs' })
  chip.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`${list}?location=Pune`))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Pune' })))
  const [button] = screen.getAllByRole('button', { name: 'Search history' })
  await user.click(button as HTMLElement)
  await screen.findByRole('dialog', { name: 'Search history' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('skills that must be there, are nice or must not be there are picked by typing, and taken away one by one', async () => {
  await candidatesNamed(api, ['Java One', 'Java Two'], { professionalSkills: ['Java'] })
  await candidatesNamed(api, ['Java Tally'], { professionalSkills: ['Java', 'Tally'] })
  const { user, address } = await showToEmployer(api, list)
  await user.click((await screen.findAllByRole('button', { name: 'More filters' }))[0] as HTMLElement)
  await user.type(await screen.findByRole('combobox', { name: 'Must have' }), 'jav')
  await user.click(await screen.findByRole('option', { name: 'Java' }))
  await waitFor(() => expect(address()).toContain('mustHave=Java'))
  await user.type(screen.getByRole('combobox', { name: 'Without' }), 'tally')
  await user.click(await screen.findByRole('option', { name: /^Tally/ }))
  await waitFor(() => expect(address()).toContain('without=Tally'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Last active' }), '30')
  await waitFor(() => expect(address()).toContain('active=30'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(names().toSorted()).toEqual(['Java One', 'Java Two']))
  // A skill that must be there is a question, whose best answers come first.
  expect(screen.getAllByRole('button', { name: /Best match/ }).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: /Without Tally/ }))
  await waitFor(() => expect(address()).not.toContain('without'))
})

test('where nobody meets the whole search, the nearest follow, and each says what is met and what is missing', async () => {
  const about = { currentPosition: 'Java Developer', joiningStatus: true, joining: 'join' } as const
  await candidatesNamed(api, ['Asha Rao'], {
    ...about,
    location: 'Mumbai',
    experienceLevel: 'Experienced',
    experienceYears: 4,
  })
  await showToEmployer(api, `${list}?term=java%20developer%203%20years%20pune`)
  await screen.findByText(
    'Nobody meets or nearly meets all of this: Java Developer, 3+ years, Pune. The list also has those who come nearest; each card says what is missing.',
  )
  const why = within(screen.getByRole('list', { name: 'Why this candidate' }))
  expect(why.getByText('Not in Pune')).toBeTruthy()
  expect(why.getByText('3+ years')).toBeTruthy()
})

test('where nobody has the work that is asked for, the list says that it has similar work', async () => {
  await candidatesNamed(api, ['Asha Rao'], {
    currentPosition: 'Delivery Executive',
    joiningStatus: true,
    joining: 'join',
  })
  await showToEmployer(api, `${list}?term=driver`)
  await screen.findByText('Nobody has Driver itself. The list has those with similar work or skills.')
  expect(names()).toEqual(['Asha Rao'])
})

test('where the filters leave out all who have the work, and where words are not searched, the list says so', async () => {
  const about = { joiningStatus: true, joining: 'join' } as const
  await candidatesNamed(api, ['Asha Rao'], { ...about, currentPosition: 'Delivery Executive', location: 'Pune' })
  await candidatesNamed(api, ['Ravi Rao'], { ...about, currentPosition: 'Driver', location: 'Nagpur' })
  await showToEmployer(api, `${list}?term=honest%20female%20driver%2024&location=Pune`)
  const said = await screen.findByText(/^With these filters, nobody has Driver itself/)
  expect(said.textContent?.trim()).toBe(
    'With these filters, nobody has Driver itself. The list has those with similar work or skills. “honest” says nothing about the work, so we left it out. Pramaan doesn’t search by gender, age, family, religion or caste, so we left out “female”. Not searched: 24.',
  )
  expect(names()).toEqual(['Asha Rao'])
  expect(screen.queryByRole('button', { name: /Remove .*(honest|female|24)/ })).toBeNull()
})

test('beside other skills no number says how many meet a search, and an empty list promises nobody', async () => {
  const about = { currentPosition: 'Java Developer', joiningStatus: true, joining: 'join' } as const
  await candidatesNamed(api, ['Asha Rao'], { ...about, location: 'Mumbai', professionalSkills: ['Java'] })
  const { history } = await showToEmployer(api, `${list}?term=java%20developer%20docker%20pune`)
  await screen.findByText(/^Few candidates, if any, meet all of this: Java Developer, Docker, Pune\. /)
  history.push(`${list}?term=java%20developer&mustHave=Kubernetes`)
  await screen.findByRole('heading', { name: 'No results found' })
  expect(screen.queryByText(/nobody has Java Developer/)).toBeNull()
})

test('what is said of a list, and how its words were read, stays while it loads again, so that its rows stay in place', async () => {
  const about = { currentPosition: 'Java Developer', joiningStatus: true, joining: 'join' } as const
  await candidatesNamed(api, ['Asha Rao', 'Ravi Rao'], { ...about, location: 'Mumbai', fullTime: true })
  const { user } = await showToEmployer(api, `${list}?term=java%20developer%20pune`)
  const notice = await screen.findByText(/^Nobody meets or nearly meets/)
  const chip = screen.getByRole('button', { name: 'Remove Java Developer' })
  const rows = screen.getByRole('link', { name: 'Asha Rao' }).closest('[aria-busy]')
  await waitFor(() => expect(rows?.getAttribute('aria-busy')).toBe('false'))
  const seen: { busy: boolean; said: boolean }[] = []
  const watch = new MutationObserver(() => {
    seen.push({
      busy: rows?.getAttribute('aria-busy') === 'true',
      said: notice.isConnected && chip.isConnected,
    })
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  await user.click(screen.getByRole('button', { name: 'Full time', pressed: false }))
  await waitFor(() => expect(seen.some(({ busy }) => busy)).toBe(true))
  await waitFor(() => expect(rows?.getAttribute('aria-busy')).toBe('false'))
  watch.disconnect()
  expect(seen.filter(({ said }) => !said)).toEqual([])
})

test('a card says that a candidate lives near the city that is asked for', async () => {
  const about = { currentPosition: 'Java Developer', joiningStatus: true, joining: 'join' } as const
  await candidatesNamed(api, ['Asha Rao'], { ...about, location: 'Chakan' })
  await showToEmployer(api, `${list}?term=java%20developer%20pune`)
  const why = within(await screen.findByRole('list', { name: 'Why this candidate' }))
  expect(why.getByText('Near Pune')).toBeTruthy()
})

test('a short list says which filter left out the most, and one press takes it away', async () => {
  await candidatesNamed(api, ['Pune One'], { location: 'Pune', fullTime: true })
  await candidatesNamed(api, ['Nashik One', 'Nashik Two'], { location: 'Nashik', fullTime: true })
  const { user, address } = await showToEmployer(api, `${list}?location=Pune&fullTime=true`)
  const line = await screen.findByText('Without “Pune” there are 3 candidates.')
  expect(line.compareDocumentPosition(screen.getByText('Pune One'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await user.click(screen.getByRole('button', { name: 'Remove “Pune”' }))
  await waitFor(() => expect(address()).toBe(`${list}?fullTime=true`))
  await waitFor(() => expect(screen.queryByText(/^Without/)).toBeNull())
})

test('past searches of one title say how they differ: their filters, and the words beside a job position', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  for (const query of [
    { term: 'welder' },
    { term: 'welder', location: 'Pune', without: 'Painting' },
    { term: 'night shift', searchTitle: 'Welder' },
  ])
    await client.search.candidates({ query })
  await api.deps.buffers.flush()
  const { user } = await showToEmployer(api, list, employer)
  await user.type(await box(), 'welder')
  await waitFor(() => {
    const past = screen.getAllByRole('option').filter(({ textContent }) => textContent?.endsWith('just now'))
    expect(past.map(({ textContent }) => textContent)).toEqual([
      'Welder“night shift”just now',
      'welderPune\u00a0· Without Paintingjust now',
      'welderjust now',
    ])
  })
  await user.click(screen.getAllByRole('button', { name: 'Search history' })[0] as HTMLElement)
  const panel = within(await screen.findByRole('dialog', { name: 'Search history' }))
  expect(await panel.findByText('“night shift” · Page 1')).toBeTruthy()
  expect(panel.getByText('Pune · Without Painting · Page 1')).toBeTruthy()
})

test('a short list names the one must-have skill that costs the most, and one press takes just it away', async () => {
  await candidatesNamed(api, ['Both Skills'], { professionalSkills: ['Java', 'SQL'] })
  await candidatesNamed(api, ['Java One', 'Java Two'], { professionalSkills: ['Java'] })
  const { user, address } = await showToEmployer(api, `${list}?mustHave=Java%2CSQL`)
  await screen.findByText('Without “Must have SQL” there are 3 candidates.')
  await user.click(screen.getByRole('button', { name: 'Remove “Must have SQL”' }))
  await waitFor(() => expect(address()).toBe(`${list}?mustHave=Java`))
})

test('the history says of each skill whether it must be there, would be nice or is not wanted', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  const query = { mustHave: 'Java,SQL', niceToHave: 'React', without: 'PHP', notice: 'Within 30 days' } as const
  await client.search.candidates({ query })
  await api.deps.buffers.flush()
  const { user } = await showToEmployer(api, list, employer)
  await user.click(await screen.findByRole('button', { name: 'Search history' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Search history' }))
  await panel.findByText('Must have Java, SQL · Nice to have React · Without PHP · Can join: Within 30 days')
})

test('words that nobody has ask what was meant, and a press searches for that', async () => {
  await candidatesNamed(api, ['Meera Kale'], { currentPosition: 'Welder', location: 'Satara' })
  const { user, address } = await showToEmployer(api, `${list}?term=weldr+satra`)
  await screen.findByText('No results found')
  screen.getByText('For “satra”, did you mean:')
  await user.click(screen.getByRole('button', { name: 'Welder' }))
  await screen.findByText('Nobody has “satra” as well, so we left it out.')
  expect(screen.getByRole('button', { name: 'Satna' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Satara' }))
  await waitFor(() => expect(address()).toBe(`${list}?term=Welder%20Satara`))
  await waitFor(() => expect(screen.queryByText(/did you mean/)).toBeNull())
  expect(names()).toContain('Meera Kale')
})
