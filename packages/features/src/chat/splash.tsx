import { useLabels } from '@pramaan/ui/labels'
import { useNavigate } from 'react-router'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { usePercent } from './use-percent.ts'

/** How long the splash after a sign-in by conversation is shown, in milliseconds (002, section 9). */
const splashMilliseconds = 800

/** 'Welcome', then 'Redirecting...' with a percentage; announced, and continues after 0.8 s (document 002 §2.9). */
export function Splash({ to, onLeave }: { to: string; onLeave: () => void }) {
  const t = useFeatureTexts()
  const labels = useLabels()
  const navigate = useNavigate()
  const percent = usePercent(splashMilliseconds, () => {
    onLeave()
    void navigate(to, { replace: true })
  })
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 text-center">
      <p role="status" className="text-lg font-semibold">
        {t(percent < 50 ? 'splash.welcome' : 'splash.redirecting')}
      </p>
      <div className="flex items-center gap-3">
        <progress
          value={percent}
          max={100}
          aria-label={t('splash.progress')}
          className="h-2 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        />
        <span className="w-12 text-right text-sm text-ink-muted tabular-nums">{labels.percent(percent)}</span>
      </div>
    </div>
  )
}
