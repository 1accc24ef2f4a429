import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { address, arriveAs, enterCode, expectDone, otpOf, requestCode } from '../steps/people.ts'
import { asStranger, previewOf, sticksOut } from '../steps/stranger.ts'

/** Generated candidates that no other journey uses, two a project: who shares, and who is shared with. */
const mobiles: Record<string, readonly [string, string]> = {
  phone: ['9000100176', '9000100177'],
  desktop: ['9000100178', '9000100179'],
}

const job = {
  JobType: 'Internship',
  JobLocation: 'Satara',
  JobCTC: '4.3 to 5',
  OpenPositions: 3,
  EducationRequirement: 'Diploma',
  JobExperience: '2',
  jobWorkModel: 'Hybrid',
  CompanyName: 'Sahyadri Links',
  Description: 'You keep the machines running.\n\nTea is free.',
}

/** The facts on a public page by their names, and its data for search engines. */
async function factsOn(page: Page) {
  const [names, values] = await Promise.all([
    page.locator('dt').allTextContents(),
    page.locator('dd').allTextContents(),
  ])
  const posting = await page.locator('script[type="application/ld+json"]').allTextContents()
  return {
    facts: Object.fromEntries(names.map((name, at) => [name, values[at]])),
    postings: posting.map((text): unknown => JSON.parse(text)),
  }
}

/** The addresses in the site map, which the browser reads as a search engine does: part by part. */
async function siteMap(browser: Browser, beside: Page) {
  const listed: string[] = []
  await asStranger(browser, beside, address('candidate', '/sitemap.xml'), async (page, answer) => {
    const locations = (text = '') => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)
    for (const part of locations(await answer?.text())) listed.push(...locations(await (await page.goto(part))?.text()))
  })
  return listed
}

/** Copies the link of a job on its page in the app. */
async function copyLink(page: Page, { id, title }: { id: number; title: string }) {
  await page.goto(address('candidate', `/job-details?Job=${id}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: `Share ${title}` }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a job is shared by its link, read without a sign-in or a script, applied to by who signs in there, and gone once it is closed', async ({
  page,
  context,
  browser,
}, { project }) => {
  const [sharer, friend] = mobiles[project.name] ?? ['', '']
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const theirs = await browser.newContext()
  const employer = await theirs.newPage()
  const title = `Service engineer ${await aNewEmployer(employer)}`
  const { ID: id } = (await expectDone(employer, 'POST', '/api/jobs', { ...job, JobTitle: title })) as { ID: number }
  await arriveAs(page, 'candidate', sharer, '/jobs')
  const link = await copyLink(page, { id, title })
  expect(link).toContain(`/jobs/${id}-`)

  await test.step('who has the link reads everything that matters', async () => {
    await asStranger(browser, page, link, async (reader, answer) => {
      expect(answer?.status()).toBe(200)
      await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(reader.getByText('Sahyadri Links · Satara · ₹4.3–5 LPA')).toBeVisible()
      await expect(reader.getByText('You keep the machines running.')).toBeVisible()
      await expect(reader.getByRole('link', { name: 'Apply on Pramaan' })).toBeInViewport()
      await expect(reader.getByText('Sign in with your mobile number, then apply. Applying is free.')).toBeVisible()
    })
  })

  await test.step('search engines read what the page shows, field by field', async () => {
    await asStranger(browser, page, link, async (reader) => {
      const { facts, postings } = await factsOn(reader)
      expect(facts).toEqual({
        Place: 'Satara',
        'Pay a year': '₹4.3–5 LPA',
        'Job type': 'Internship',
        'Work model': 'Hybrid',
        Experience: '2 years',
        Education: 'Diploma',
        Openings: '3',
        Posted: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      })
      const [day, month, year] = facts.Posted?.split('/') ?? []
      expect(postings).toEqual([
        expect.objectContaining({
          '@type': 'JobPosting',
          title: await reader.getByRole('heading', { level: 1 }).textContent(),
          description: '<p>You keep the machines running.</p><p>Tea is free.</p>',
          identifier: { '@type': 'PropertyValue', name: 'Pramaan', value: String(id) },
          url: link,
          datePosted: `${year}-${month}-${day}`,
          employmentType: 'INTERN',
          hiringOrganization: expect.objectContaining({ name: 'Sahyadri Links' }),
          jobLocation: expect.objectContaining({
            address: { '@type': 'PostalAddress', addressLocality: facts.Place, addressCountry: 'IN' },
          }),
          baseSalary: expect.objectContaining({
            currency: 'INR',
            value: { '@type': 'QuantitativeValue', minValue: 430_000, maxValue: 500_000, unitText: 'YEAR' },
          }),
          experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
          educationRequirements: expect.objectContaining({ name: facts.Education }),
          totalJobOpenings: Number(facts.Openings),
        }),
      ])
      // It has no last day, and applying takes a sign-in.
      for (const unsaid of ['validThrough', 'directApply']) expect(postings[0]).not.toHaveProperty(unsaid)
    })
    expect(await siteMap(browser, page)).toContain(link)
  })

  await test.step('a messenger draws its preview, and each language has its address', async () => {
    await asStranger(browser, page, link, async (reader) => {
      const preview = await previewOf(reader)
      expect(preview).toMatchObject({ title: `${title}, Sahyadri Links, Satara`, url: link })
      expect(preview.description).toContain('₹4.3–5 LPA')
      await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', link)
      const alternates = await reader
        .locator('link[rel=alternate]')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href') ?? '']))
      expect(alternates.map(([language]) => language)).toEqual(['en', 'hi', 'mr', 'x-default'])
      for (const [language, translated = ''] of alternates.slice(0, 3)) {
        expect((await reader.goto(translated ?? ''))?.status()).toBe(200)
        await expect(reader.locator('html')).toHaveAttribute('lang', language ?? '')
        await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', translated ?? '')
      }
      const image = await reader.goto(preview.image ?? '')
      expect([image?.status(), image?.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\/png/)])
    })
  })

  await test.step('who reads it in Hindi signs in in Hindi', async () => {
    const other = await browser.newContext({ viewport: page.viewportSize() })
    const reader = await other.newPage()
    await reader.goto(link)
    await reader.getByRole('link', { name: 'हि' }).click()
    await reader.getByRole('link', { name: 'Pramaan पर आवेदन करें' }).click()
    await expect(reader).toHaveURL(address('candidate', `/job-details?Job=${id}`))
    await expect(reader.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(reader.getByRole('textbox', { name: /मोबाइल/ })).toBeVisible()
    await reader.goto(link)
    await expect(reader.locator('html')).toHaveAttribute('lang', 'hi')
    await other.close()
  })

  await test.step('a friend opens the link, signs in and applies', async () => {
    const other = await browser.newContext({ viewport: page.viewportSize() })
    const visitor = await other.newPage()
    await visitor.goto(link)
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: /^Apply/ }).click()
    await requestCode(visitor, friend)
    await enterCode(visitor, await otpOf(`+91${friend}`))
    await expect(visitor).toHaveURL(address('candidate', `/job-details?Job=${id}`))
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await visitor.getByRole('button', { name: `Apply to ${title}` }).click()
    await expect(visitor.getByRole('button', { name: `Applied to ${title}` })).toBeVisible()
    await other.close()
  })

  await test.step('closed, its page says so and offers others, and the site map leaves it out', async () => {
    await expectDone(employer, 'PUT', `/api/jobs/${id}/close`, {})
    await asStranger(browser, page, link, async (reader, answer) => {
      expect(answer?.status()).toBe(410)
      await expect(reader.getByRole('heading', { level: 1, name: 'This job is no longer available' })).toBeVisible()
      await expect(reader.getByRole('navigation').last().getByRole('link').first()).toBeVisible()
      expect((await factsOn(reader)).postings).toEqual([])
      expect(await sticksOut(reader)).toBe(false)
    })
    expect(await siteMap(browser, page)).not.toContain(link)
  })
  await theirs.close()
})
