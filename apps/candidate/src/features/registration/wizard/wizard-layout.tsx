import { AccountMenu } from '@pramaan/app-shell/header/account-menu.tsx'
import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { contentId, SkipLink } from '@pramaan/ui/skip-link'
import { StepBar, StepRail } from '@pramaan/ui/stepper'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useStepNames } from './step-names.ts'

/**
 * The layout of the wizard: steps on the left of a desktop, a segmented line on a phone; the form brings its own bar.
 */
export function WizardLayout({ position, children }: { position: number; children: ReactNode }) {
  const t = useTexts()
  const steps = { label: t('wizard.progress'), steps: useStepNames(), current: position }
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="stays-put sticky top-0 z-30 bg-surface max-lg:border-line max-lg:border-b">
        <div className="flex h-15 items-center justify-between pr-2.5 pl-4 sm:pl-6 lg:px-8">
          <Brand />
          <AccountMenu />
        </div>
        <div className="max-lg:px-4 max-lg:pb-3 sm:max-lg:px-6">
          <StepBar {...steps} />
        </div>
      </header>
      <div className="mx-auto w-full max-w-252 flex-1 gap-14 px-4 pt-6 sm:px-6 pb-32 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-10">
        <aside className="hidden lg:block">
          <div className="sticky top-24 -mt-2.5">
            <StepRail {...steps} />
          </div>
        </aside>
        <main id={contentId} tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
