import { strengthParts } from '@pramaan/domain/candidate'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { Ring } from '@pramaan/ui/ring'
import { TextButton } from '@pramaan/ui/text-link'
import type { MyRecord } from '../../../record/my-record.ts'
import { factsOf, useNextStep } from '../../../record/my-strength.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { OpenEdit } from '../editing/use-edit.ts'

/** The profile strength with its three parts, and the best item to add next (document 001 §5). */
export function MyStrengthCard({ record, open }: { record: MyRecord; open: OpenEdit }) {
  const t = useTexts()
  const next = useNextStep(record)
  const parts = strengthParts(factsOf(record))
  const full = parts.every(({ points, most }) => points === most)
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Ring percent={record.ProfileProgress} label={t('strength.title')} size={96} />
        <div className="min-w-0">
          <h2 className="text-lg">{t('strength.title')}</h2>
          {full && <p className="text-sm text-ink-muted">{t('strength.full')}</p>}
          {next && (
            <>
              <p className="text-sm text-ink-muted">{t('strength.left', { count: next.left })}</p>
              <TextButton onClick={() => open(next.dialog)} className="mt-1 text-left">
                {next.text}
              </TextButton>
            </>
          )}
        </div>
      </div>
      <div className="mt-4 border-line border-t pt-2">
        <LabelValueList
          items={parts.map(({ part, points, most }) => ({
            label: t(`strength.${part}`),
            value: <span className="tabular-nums">{t('strength.points', { points, most })}</span>,
          }))}
        />
      </div>
    </Card>
  )
}
