import { startApi } from '@pramaan/api/testing'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const shop = shopOf(api)

test('the cohort applicants are a table of who paid for a course, and a name leads to the profile [E-372]', async () => {
  const person = await shop.aBuyer()
  const course = await shop.aCourse()
  const client = await api.as(person)
  const { orderId } = await client.payments.createCourseOrder({ body: { userId: person.id, CourseID: course.id } })
  await api.client().payments.verifyCourse({ body: shop.standin.pay(orderId) })
  await showToStaff(api, 'Admin', '/cohort-applicant')
  const name = await screen.findByRole('link', { name: person.fullName })
  expect(name.getAttribute('href')).toBe(`/candidate-profile-ro?candidateID=${person.id}`)
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['ID', 'Name', 'Mobile number', 'Email', 'Coupon code', 'Course ID', 'Amount'])
  const cells = [...(name.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent)
  // A phone's cards repeat the headings in their cells, and what is not known says what it is.
  expect(cells.slice(3, 7)).toEqual(['Email N/A', 'Coupon code N/A', `Course ID ${course.id}`, '₹2,500'])
  expect(screen.getByText('1 payment')).toBeTruthy()
})

test('without a payment for a course the table shows an empty state', async () => {
  await showToStaff(api, 'Admin', '/cohort-applicant')
  expect(await screen.findByText('No applications found')).toBeTruthy()
})
