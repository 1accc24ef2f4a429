import type { Meta, StoryObj } from '@storybook/react-vite'
import { tabSkipsToContent } from '../../.storybook/keyboard.ts'
import { Button } from '../button/button.tsx'
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx'
import { LanguageSwitch } from '../language-switch/language-switch.tsx'
import { PhoneField } from '../phone-field/phone-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Wordmark } from '../wordmark/wordmark.tsx'
import { FocusShell } from './focus-shell.tsx'
import { usage } from './usage.ts'

const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'mr', name: 'मराठी' },
]

const meta = {
  title: 'Shells/FocusShell',
  component: FocusShell,
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    brand: <Wordmark name="Pramaan" />,
    end: <LanguageSwitch label="Language" languages={languages} value="en" onValue={() => undefined} />,
    pane: (
      <div className="mt-[12vh]">
        <p className="text-3xl leading-tight font-semibold tracking-tight">
          Verified skills,
          <br />
          real jobs.
        </p>
        <p lang="hi" className="mt-3 text-lg text-ink-muted">
          सत्यापित हुनर, असली नौकरियाँ।
        </p>
      </div>
    ),
    foot: (
      <>
        Hiring for your company?{' '}
        <TextLink inline href="#employer">
          Employer sign-in
        </TextLink>
      </>
    ),
    children: (
      <form className="flex flex-col gap-5">
        <div>
          <h1 className="text-2xl">Sign in or create your account</h1>
          <p className="text-ink-muted">We send a 6-digit code to your phone.</p>
        </div>
        <PhoneField
          label="Mobile number"
          countryLabel="Country"
          country="IN"
          countries={[{ value: 'IN', name: 'India', dial: '+91' }]}
          onCountry={() => undefined}
          defaultValue="98765 43210"
          help="Outside India? Change the country, or type your e-mail."
        />
        <div>
          <CheckboxField
            label={
              <>
                I agree to the{' '}
                <TextLink inline href="#policy">
                  privacy policy
                </TextLink>{' '}
                and its use of my data.
              </>
            }
          />
          <CheckboxField label="I accept the terms of use." />
        </div>
        <Button block size="lg" reason="Tick both boxes to get your code.">
          Send OTP
        </Button>
      </form>
    ),
  },
} satisfies Meta<typeof FocusShell>

export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {}

export const TabSkipsTheLanguages: Story = { play: tabSkipsToContent }
