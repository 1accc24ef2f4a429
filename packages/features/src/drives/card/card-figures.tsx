import { useFeatureTexts } from '../../texts/use-feature-texts.ts'

type Figure = { label: string; value: string | number | null | undefined }

/** Figures of a drive side by side, each value above its label; a missing one is N/A. */
export function CardFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-3 gap-x-3">
      {figures.map((figure) => (
        <CardFigure key={figure.label} {...figure} />
      ))}
    </dl>
  )
}

function CardFigure({ label, value }: Figure) {
  const t = useFeatureTexts()
  const missing = value === null || value === undefined || value === ''
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className={missing ? 'text-sm text-ink-muted' : 'text-sm font-semibold'}>
        {missing ? t('drive.none') : value}
      </dd>
    </div>
  )
}
