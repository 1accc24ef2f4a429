import { expect, type Page, test } from '@playwright/test'
import { aNewEmployer } from '../steps/employer.ts'
import { address, arriveAs, expectDone, openStartPage } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

/** A word that no line has room for, and one that turns what follows it. */
const long = 'Wordwithoutaspace'.repeat(4).slice(0, 60)
const turning = `Bring it \u202eyadot ${long}`

const widths = [320, 360]

type App = 'candidate' | 'employer' | 'staff'

/** Opens each address at each width, and names what sticks out sideways. */
async function sidewaysIn(page: Page, app: App, paths: readonly string[]) {
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(address(app, path))
    await expect(page.locator('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      // A list that scrolls by itself is a table of cards at this width, and cuts what sticks out.
      const over = await page.evaluate(() =>
        Math.max(
          ...[document.documentElement, ...document.querySelectorAll('main table')].map(
            ({ scrollWidth, parentElement, clientWidth }) => scrollWidth - (parentElement?.clientWidth ?? clientWidth),
          ),
        ),
      )
      if (over > 0) wide.push(`${app}${path} at ${width} px: ${over} px`)
    }
  }
  return wide
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const drive = {
  Title: long,
  SubTitle: long,
  Criteria: turning,
  AvgPackage: 4.5,
  Openings: 3,
  Qualification: 'Graduation',
  Location: 'Nashik',
  Domain: 1,
  StartDate: day(3),
  EndDate: day(9),
  Skills: [long],
  Highlights: [{ title: long }],
  Process: [{ title: long, description: turning }],
  Faqs: [{ question: long, answer: turning }],
  CompanyData: [{ title: long, image: null }],
}

const job = {
  JobTitle: long,
  JobType: 'Full Time',
  JobLocation: 'Nashik',
  JobCTC: '5 to 7',
  OpenPositions: 2,
  EducationRequirement: 'Graduation',
  CompanyName: long,
  Description: turning,
}

test.describe('words of sixty letters widen no page at 320 and 360 px', () => {
  test.skip(({ viewport }) => viewport?.width !== 360, 'the widths are a phone’s')

  test('of an employer, of a candidate, and of staff', async ({ page }) => {
    await aNewEmployer(page)
    const made = (await expectDone(page, 'POST', '/api/placement-drive', drive)) as { ID: number }
    const posted = (await expectDone(page, 'POST', '/api/jobs', job)) as { ID: number }
    await expectDone(page, 'POST', '/api/jobs', { ...job, PlacementDriveID: made.ID })
    const driveAt = `/drive-detail?ID=${made.ID}`
    const details = `/emp-placement-drive-details?drive=${made.ID}`
    const jobAt = `/job-details?Job=${posted.ID}`
    const employer = [
      ...['/employer-dashboard', '/emp-candidate-list', '/jobs', '/emp-placement-drives', '/pipeline', '/messages'],
      ...['/plans', '/settings', '/shortlisted', '/new-job-form', '/new-placement-drive-form', driveAt, details, jobAt],
    ]
    const wide = await sidewaysIn(page, 'employer', employer)

    await aNewcomer(page, '/', [long])
    const candidate = [
      ...['/', '/jobs', '/placement-drives', '/certification-and-trainings', '/candidate-profile', '/my-applications'],
      ...['/messages', '/payments', '/settings', driveAt, details, jobAt, '/candidate-profile?edit=skills'],
    ]
    wide.push(...(await sidewaysIn(page, 'candidate', candidate)))
    await page.goto(address('candidate', driveAt))
    const text = await page.locator('main').textContent()
    expect(text, 'nothing that people wrote turns the words around it').not.toMatch(/[\u202a-\u202e]/)

    await openStartPage(page, 'staff')
    await arriveAs(page, 'staff', '9000100019')
    const staff = [
      ...['/', '/cslr-candidate-list', '/vsp', '/admin-placement-drives', '/jobs', '/payments', '/reports', driveAt],
      ...[details, jobAt, '/admin-people', '/admin-coupons', '/admin-audit', '/staff-invitations', '/orders'],
    ]
    wide.push(...(await sidewaysIn(page, 'staff', staff)))
    expect(wide).toEqual([])
  })
})
