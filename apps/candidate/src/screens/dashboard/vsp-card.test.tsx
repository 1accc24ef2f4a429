import { startApi } from '@pramaan/api/testing'
import { hrComments as usual } from '@pramaan/api/testing/people/hr-comments'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { type CheckoutRequest, installCheckout } from '@pramaan/features/testing/checkout.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi({ SELLER_GSTIN: '27AAAAA0000A1Z5' })
const shop = shopOf(api)
const incomplete = 'Your profile is incomplete. Please complete it before applying for VSP.'
/** Strong enough for verification, without files on disk. */
const complete = {
  degree: 'B.Com',
  professionalSkills: ['Tally'],
  description: 'Books that balance',
  dob: '2001-05-04',
}

/** What the person does at the checkout. */
let atCheckout: (request: CheckoutRequest) => void = () => undefined

/**
 * Whether the provider's script loads as soon as it is requested; the page requests it at most once after it loaded.
 */
let scriptComes = true

installCheckout(
  (request) => atCheckout(request),
  () => scriptComes,
)

beforeEach(() => {
  scriptComes = true
  for (const script of scripts()) script.remove()
})

const scripts = () => [...document.head.querySelectorAll('script')]

/** The requested script, before it loads or fails. */
function askedScript() {
  return waitFor(() => {
    const [script] = scripts()
    if (!script) throw new Error('No script is asked for')
    return script
  })
}

async function aDashboardOf(profile: Parameters<typeof api.aCandidate>[0], at = '/dashboard') {
  const person = await api.aCandidate(profile, { fullName: 'Asha Demo' })
  const map = { map: routes, catalogue: texts, at }
  return { ...(await showAppAs(api, String(person.phone), 'Candidate', map)), person }
}

async function getVerified(profile: Parameters<typeof api.aCandidate>[0]) {
  const shown = await aDashboardOf(profile)
  await shown.user.click(await screen.findByRole('button', { name: 'Get verified' }))
  return shown
}

describe('Get Verified', () => {
  test('is next to the claim of 60% more visibility, and shows candidates with a complete profile the steps, the fee with its tax, and the refund [C-008 C-009 C-025 C-191–194 S-017 S-125 S-219–221]', async () => {
    await getVerified(complete)
    expect(screen.getByText(/Verified candidates have 60% more visibility\./)).toBeDefined()
    const offer = within(await screen.findByRole('dialog', { name: 'Get verified' }))
    expect(offer.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Book a call with the HR team',
      '2Initial screening and interview',
      '3Verification done with increased visibility',
    ])
    for (const amount of ['₹423.73', '₹76.27', '₹500.00']) expect(offer.getByText(amount)).toBeDefined()
    expect(offer.getByRole('button', { name: 'Apply for verification' })).toBeDefined()
  })

  test('shows other candidates what is missing, with a link to each item the server names, best first [C-280 C-288 C-370 C-372 S-218 S-279 S-280]', async () => {
    const { user, address } = await getVerified({ professionalSkills: ['Tally'], degree: 'B.Com' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(incomplete)
    const ways = within(alert).getAllByRole('link')
    expect(ways.map((way) => way.textContent)).toEqual([
      'Add your description: +20',
      expect.stringMatching(/^Add your CV/),
      expect.stringMatching(/photo/),
      expect.stringMatching(/e-mail/),
      expect.stringMatching(/birth/),
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(ways[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe('/candidate-profile?edit=intro'))
  })

  test('a check that fails is logged, and counts as incomplete [C-373 C-458 S-475]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, platform } = await aDashboardOf(complete)
    const gone = new Error('The network is gone')
    const { candidates } = platform.session.api
    candidates.completeness = Object.assign(async () => Promise.reject(gone), candidates.completeness)
    await user.click(await screen.findByRole('button', { name: 'Get verified' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(incomplete)
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/candidate-profile')
    expect(logged).toHaveBeenCalledWith(gone)
    expect(screen.queryByRole('dialog')).toBeNull()
    logged.mockRestore()
  })
})

describe('Apply for Verification', () => {
  const apply = async ({ user }: { user: Awaited<ReturnType<typeof getVerified>>['user'] }) => {
    const button = await screen.findByRole('button', { name: 'Apply for verification' })
    expect(scripts()).toEqual([])
    await user.click(button)
  }

  test('loads the provider’s script only now, and shows a message if it fails to load [C-443 C-456 S-466 S-473]', async () => {
    scriptComes = false
    await apply(await getVerified(complete))
    const script = await askedScript()
    expect(script.src).toBe(`${shop.standin.base}/v1/checkout.js`)
    script.dispatchEvent(new Event('error'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Razorpay SDK failed to load. Are you online?')
    expect(screen.getByRole('button', { name: 'Apply for verification' }).getAttribute('aria-busy')).toBeNull()
  })

  test('opens the checkout for an order of 500 rupees; a payment that the server does not find is an alert [C-196 C-281 C-286 C-457 S-474 S-498]', async () => {
    let order: CheckoutRequest | undefined
    atCheckout = (options) => {
      order = options
      options.handler({ ...shop.standin.pay(options.order_id), razorpay_signature: 'not signed' })
    }
    const shown = await getVerified(complete)
    await apply(shown)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Payment verification failed. Try again.')
    expect(order).toMatchObject({ amount: 50_000, currency: 'INR', key: api.deps.payments.keyId })
    expect(await shop.theOrder(order?.order_id ?? '')).toMatchObject({ purpose: 'VSP', personId: shown.person.id })
    expect(await shop.isApplied(shown.person.id)).toBe(false)
  })

  test('a payment that is verified ends in the success modal, and the card reads VSP Applied [C-284 S-129]', async () => {
    atCheckout = ({ order_id, handler }) => handler(shop.standin.pay(order_id))
    const shown = await getVerified(complete)
    await apply(shown)
    const done = within(await screen.findByRole('dialog', { name: 'Payment successful' }))
    expect(await shop.isApplied(shown.person.id)).toBe(true)
    // The page behind it has already changed; the modal waits to be read.
    await screen.findAllByText('VSP applied')
    await shown.user.click(done.getByRole('button', { name: 'Done' }))
    const applied = await screen.findByRole('button', { name: 'VSP applied' })
    expect(applied.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Get verified' })).toBeNull()
  })
})

describe('the VSP button', () => {
  test('Get VSP opens the modal of that name, which offers the purchase [C-197 C-279 S-128]', async () => {
    const { user } = await aDashboardOf(complete, '/candidate-profile')
    await user.click(await screen.findByRole('button', { name: 'Get VSP' }))
    const offer = within(await screen.findByRole('dialog', { name: 'Get VSP' }))
    expect(offer.getByRole('button', { name: 'Pay ₹500 and apply' })).toBeDefined()
  })

  test('next to the profile there is also the Get Verified modal, and its Apply for Verification starts the purchase [C-195]', async () => {
    let amount = 0
    atCheckout = (options) => {
      amount = options.amount
    }
    const { user } = await aDashboardOf(complete, '/candidate-profile')
    await user.click(await screen.findByRole('button', { name: 'How verification works' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Get verified' }))
    await user.click(modal.getByRole('button', { name: 'Apply for verification' }))
    await waitFor(() => expect(amount).toBe(50_000))
  })

  test('reads VSP Verified, disabled, once the HR team has verified; Get Verified is gone and its card is green [C-026 C-027 C-276 C-277]', async () => {
    const buyer = await shop.aBuyer()
    await shop.verify(shop.standin.pay(await shop.order(buyer)))
    const { language, workType, jobType, hasOwn } = usual
    const lists = { language: [...language], workType: [...workType], jobType: [...jobType], hasOwn: [...hasOwn] }
    const hrComments = { ...usual, ...lists }
    const hr = await api.as(await api.aStaffMember('hr'))
    await hr.verification.submit({ params: { candidateId: buyer.id }, body: { hrComments } })
    const { history } = await showAppAs(api, String(buyer.phone), 'Candidate', { map: routes, catalogue: texts })
    const card = (await screen.findByRole('heading', { name: 'Your profile is verified' })).closest('section')
    expect(card?.className).toContain('bg-verified-soft')
    expect(screen.queryByRole('button', { name: 'Get verified' })).toBeNull()
    history.push('/candidate-profile')
    const button = await screen.findByRole('button', { name: 'VSP verified' })
    expect(button.hasAttribute('disabled')).toBe(true)
  })
})
