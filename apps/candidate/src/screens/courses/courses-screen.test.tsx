import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { closeApp, lastCode, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi({ COURSE_ORIGINS: 'https://learn.example.com' })
const { aCourse } = createOpenings(api.deps)
const shop = shopOf(api)
const app = { map: routes, catalogue: texts }
const java = {
  title: 'Java for beginners',
  categoryId: 1,
  price: 950_000,
  description: 'The language and its tools.',
  image: 'java',
  stats: ['Java', 'OOP', 'JDBC', 'Spring Boot'],
}

async function shownTo(person: { phone: string | null }, at: string) {
  return showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
}

describe('the courses', () => {
  test('show as cards with name, image, price and four stat lines, and choosing one opens its landing [C-055–059 S-325]', async () => {
    const { id } = await aCourse(java)
    await aCourse({ title: 'Typing' })
    const { user, address } = await shownTo(await api.aCandidate(), '/certification-and-trainings')
    await screen.findByRole('heading', { level: 1, name: 'Certification & trainings' })
    const view = await screen.findByRole('link', { name: 'View Java for beginners' })
    const card = view.closest('article') ?? document.body
    const stats = within(card).getByRole('list', { name: 'Skills you learn' })
    expect(
      within(stats)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(java.stats)
    expect(within(card).getByText('₹9,500')).toBeDefined()
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/api/files/java')
    expect(screen.getByText('Free')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/')
    await user.click(view)
    expect(address()).toBe(`/certification-iframe?id=${id}`)
  })

  test('of other fields stand apart, except in what was searched', async () => {
    await aCourse(java)
    await aCourse({ title: 'Nursing', categoryId: 7, stats: ['Patient Care'] })
    const person = await api.aCandidate({ professionalSkills: ['Java'] })
    const { user } = await shownTo(person, '/certification-and-trainings')
    const others = within(await screen.findByRole('region', { name: texts['courses.others'] }))
    expect(others.getByText('Nursing')).toBeDefined()
    expect(others.queryByText(java.title)).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'nurs{Enter}')
    await waitFor(() => expect(screen.queryByRole('region', { name: texts['courses.others'] })).toBeNull())
    expect(screen.getByText('Nursing')).toBeDefined()
  })

  test('none of which is in the reader’s field, say so', async () => {
    await aCourse({ title: 'Nursing', categoryId: 7, stats: ['Patient Care'] })
    await shownTo(await api.aCandidate({ professionalSkills: ['Java'] }), '/certification-and-trainings')
    await screen.findByRole('heading', { name: texts['courses.noneFits'] })
    expect(screen.queryByText(texts['courses.text'])).toBeNull()
    expect(within(screen.getByRole('region', { name: texts['courses.others'] })).getByText('Nursing')).toBeDefined()
  })

  test('are found by text and category, which are kept in the URL', async () => {
    await aCourse(java)
    await aCourse({ title: 'Typing', categoryId: 7 })
    const { user, address } = await shownTo(await api.aCandidate(), '/certification-and-trainings')
    await user.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'java{Enter}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'View Typing' })).toBeNull())
    await screen.findByRole('option', { name: 'Soft-skills' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Soft-skills')
    await screen.findByText('No courses found')
    expect(screen.queryByText(texts['courses.text'])).toBeNull()
    expect(address()).toBe('/certification-and-trainings?term=java&category=7')
    await user.click(screen.getByRole('button', { name: 'Show all courses' }))
    await screen.findByRole('link', { name: 'View Typing' })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('are found by a mistyped word, and the page says what it searched for', async () => {
    await aCourse({ title: 'Tally with GST', categoryId: 7 })
    await aCourse({ title: 'Typing' })
    await shownTo(await api.aCandidate(), '/certification-and-trainings?term=talley')
    await screen.findByRole('link', { name: 'View Tally with GST' })
    expect(screen.getByText('Showing results for Tally Prime instead of “talley”.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'View Typing' })).toBeNull()
  })

  test('of work that no course teaches give way to the nearest, and the page says so', async () => {
    await aCourse({ title: 'Web basics', categoryId: 1, stats: ['SQL'] })
    await aCourse({ title: 'Typing', categoryId: 7 })
    const { user } = await shownTo(await api.aCandidate(), '/certification-and-trainings?term=python')
    await screen.findByText('No course teaches Python, so we searched for SQL.')
    expect(screen.getByRole('link', { name: 'View Web basics' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'View Typing' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove Python' }))
    await screen.findByRole('link', { name: 'View Typing' })
  })

  test('are found by the categories that an Admin maintains: an added one is offered, an excluded one is not', async () => {
    const { referenceLists } = await api.as(await api.aStaffMember('Admin'))
    const list = 'course-categories'
    const { data: added } = await referenceLists.add({ params: { list }, body: { Title: 'Drone repair', Group: '' } })
    await referenceLists.exclude({ params: { list, id: 10 }, body: { Excluded: true } })
    await aCourse({ title: 'Four rotors', categoryId: added.ID })
    await aCourse({ title: 'Typing again', categoryId: 7 })
    const { user } = await shownTo(await api.aCandidate(), '/certification-and-trainings')
    await screen.findByRole('option', { name: 'Drone repair' })
    expect(screen.queryByRole('option', { name: 'Study abroad' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Drone repair')
    await screen.findByRole('link', { name: 'View Four rotors' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'View Typing again' })).toBeNull())
  })
})

describe('a course', () => {
  test('shows a visitor its name, image, price, overview, duration and skills; Apply Now leads by sign-in to its result [C-061–064 C-066 E-852]', async () => {
    const { id } = await aCourse({ ...java, price: null })
    await api.aCandidate({}, { phone: '+919876543210' })
    const { user, address } = await showApp(api, { ...app, at: `/certification-details?id=${id}` })
    await screen.findByRole('heading', { level: 1, name: 'Java for beginners' })
    for (const text of ['The language and its tools.', '2 Months', 'Free'])
      expect(screen.getAllByText(text)).not.toEqual([])
    expect(document.querySelector('article img')?.getAttribute('src')).toBe('/api/files/java')
    const tags = within(screen.getByRole('list', { name: 'Skills you learn' })).getAllByRole('listitem')
    expect(tags.map((tag) => tag.textContent)).toEqual(java.stats)
    await user.click(screen.getByRole('button', { name: 'Apply now' }))
    await user.type(await screen.findByLabelText('Mobile number'), '9876543210')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await user.type(await screen.findByLabelText('6-digit code'), await lastCode(api, '+919876543210'))
    await screen.findByRole('heading', { name: 'Enrolled successfully' })
    expect(address()).toBe('/landing-page')
  })

  test('without a price is enrolled in by one press, and shows Enrolled the next time [C-065 S-335]', async () => {
    const { id } = await aCourse({ price: null })
    const person = await api.aCandidate()
    const { user } = await shownTo(person, `/certification-details?id=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Apply now' }))
    await screen.findByRole('heading', { name: 'Enrolled successfully' })
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Enrolled' })).disabled).toBe(true)
    const { data } = await (await api.as(person)).courses.get({ params: { id } })
    expect(data.Enrolled).toBe(true)
    await shownTo(person, `/certification-details?id=${id}`)
    await screen.findByRole('heading', { name: 'Already enrolled to this course.' })
  })

  test('without a price is left again by Undo, or later in My applications', async () => {
    const { id } = await aCourse({ ...java, price: null })
    const person = await api.aCandidate()
    const enrolled = async () => (await (await api.as(person)).courses.get({ params: { id } })).data.Enrolled
    const { user } = await shownTo(person, `/certification-details?id=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Apply now' }))
    await screen.findByRole('heading', { name: 'Enrolled successfully' })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('You’re no longer enrolled.')
    expect(await enrolled()).toBe(false)
    await user.click(await screen.findByRole('button', { name: 'Apply now' }))
    await screen.findByRole('heading', { name: 'Enrolled successfully' })
    expect(await enrolled()).toBe(true)
    await shownTo(person, '/my-applications')
    await screen.findByRole('button', { name: 'Withdraw the application for Java for beginners' })
  })

  test('that was already applied to shows a toast in the top right corner for six seconds [C-460–462 E-848]', async () => {
    const { id } = await aCourse({ price: null })
    const { user } = await shownTo(await api.aCandidate(), `/certification-details?id=${id}`)
    const button = await screen.findByRole('button', { name: 'Apply now' })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await user.click(button)
    const toast = await screen.findByText('Your application has been received successfully!')
    const corner = toast.closest('[data-sonner-toaster]')
    expect(corner?.getAttribute('data-x-position')).toBe('right')
    expect(corner?.getAttribute('data-y-position')).toBe('top')
    await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(6000))
    timers.mockRestore()
  })

  test('with a price is applied to and then bought, with a coupon [E-006 S-006]', async () => {
    const { id } = await aCourse(java)
    await shop.aCoupon({ code: 'FREE', value: 100 })
    const person = await api.aCandidate()
    const { user } = await shownTo(person, `/certification-details?id=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Apply now' }))
    const offer = within(await screen.findByRole('dialog', { name: 'Enroll in Java for beginners' }))
    expect(offer.getByText('₹9,500.00')).toBeDefined()
    expect(offer.getByRole('button', { name: 'Pay ₹9,500 and enroll' })).toBeDefined()
    await user.click(offer.getByText('I have a coupon'))
    await user.type(offer.getByLabelText('Coupon code'), 'free')
    await user.click(offer.getByRole('button', { name: 'Apply' }))
    await user.click(await offer.findByRole('button', { name: 'Continue without paying' }))
    const done = within(await screen.findByRole('dialog', { name: 'Payment successful' }))
    await user.click(done.getByRole('button', { name: 'Done' }))
    await screen.findByRole('button', { name: 'Enrolled' })
    const { data } = await (await api.as(person)).payments.mine({ query: {} })
    expect(data).toMatchObject([{ AppliedTo: 'Course', Price: 9500, Amount: 0, CouponCode: 'FREE', Given: true }])
  })

  test('that was applied to but not paid offers the payment', async () => {
    const { id } = await aCourse(java)
    const person = await api.aCandidate()
    await (await api.as(person)).applications.applyToCourse({ body: { CourseID: id } })
    const { user } = await shownTo(person, `/certification-details?id=${id}`)
    await screen.findByRole('heading', { name: 'Pay to take your seat' })
    await user.click(screen.getByRole('button', { name: 'Pay ₹9,500 and enroll' }))
    await screen.findByRole('dialog', { name: 'Enroll in Java for beginners' })
  })

  test.each(['?id=999', '', '?id=english'])(
    'that does not exist (%s) says so and leads to all courses',
    async (query) => {
      await showApp(api, { ...app, at: `/certification-details${query}` })
      await screen.findByText('Course not found')
      const all = screen.getByRole('link', { name: 'Certification & trainings' })
      expect(all.getAttribute('href')).toBe('/certification-and-trainings')
    },
  )
})

describe('the landing of a course', () => {
  test('frames the course’s own page where its site allows it [C-067 C-069 C-070 S-339]', async () => {
    const { id } = await aCourse({ url: 'https://learn.example.com/english' })
    await shownTo(await api.aCandidate(), `/certification-iframe?id=${id}`)
    const frame = await screen.findByTitle('Spoken English')
    expect(document.title).toBe('Spoken English · Pramaan')
    expect(frame.getAttribute('src')).toBe('https://learn.example.com/english')
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(screen.getByRole('button', { name: 'Enroll now' })).toBeDefined()
  })

  test.each([null, 'https://elsewhere.example.com/english'])(
    'of a page %s shows the details instead, and Enroll Now leads to the result [C-068]',
    async (url) => {
      const { id } = await aCourse({ url, description: 'Speak with ease.' })
      const person = await api.aCandidate()
      const first = await shownTo(person, `/certification-iframe?id=${id}`)
      await screen.findByText('Speak with ease.')
      expect(document.querySelector('iframe')).toBeNull()
      const details = screen.getByRole('link', { name: 'Course details' })
      expect(details.getAttribute('href')).toBe(`/certification-details?id=${id}`)
      await first.user.click(screen.getByRole('button', { name: 'Enroll now' }))
      await screen.findByRole('heading', { name: 'Enrolled successfully' })
      await shownTo(person, `/certification-iframe?id=${id}`)
      const enrolled = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enrolled' })
      expect(enrolled.disabled).toBe(true)
    },
  )

  test('with a price is applied to, says so, and asks for the fee there and in My applications', async () => {
    const { id } = await aCourse({ price: 950_000 })
    const person = await api.aCandidate()
    const { user } = await shownTo(person, `/certification-iframe?id=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Enroll now' }))
    await screen.findByRole('heading', { name: 'Applied successfully' })
    await screen.findByText('Your seat is booked once the fee of ₹9,500 is paid.')
    closeApp()
    const landing = await shownTo(person, `/certification-iframe?id=${id}`)
    await landing.user.click(await screen.findByRole('button', { name: 'Pay ₹9,500 and enroll' }))
    await screen.findByRole('dialog', { name: 'Enroll in Spoken English' })
    closeApp()
    await shownTo(person, '/my-applications')
    await screen.findByText('You applied. Pay the fee of ₹9,500 to take your seat.')
    const pay = screen.getByRole('link', { name: 'Pay the fee: Spoken English' })
    expect(pay.getAttribute('href')).toBe(`/certification-details?id=${id}`)
  })
})
