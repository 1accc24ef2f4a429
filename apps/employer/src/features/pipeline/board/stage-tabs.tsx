import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { pipelineColumns } from '@pramaan/domain/shortlist'
import { Tabs } from '@pramaan/ui/tabs'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

const all = 'all'

type StageTabsProps = {
  counts: readonly { Status: number; Count: number }[] | undefined
  stage: number | undefined
  onStage: (stage: number | undefined) => void
  children: ReactNode
}

/** The stages above the table: all, or one. */
export function StageTabs({ counts, stage, onStage, children }: StageTabsProps) {
  const t = useTexts()
  const option = useOptionText()
  const countOf = (status: number) => counts?.find(({ Status }) => Status === status)?.Count
  const total = counts?.reduce((sum, { Count }) => sum + Count, 0)
  return (
    <Tabs
      label={t('pipeline.stages')}
      value={stage === undefined ? all : String(stage)}
      onValue={(value) => onStage(value === all ? undefined : Number(value))}
      tabs={[
        { value: all, label: t('pipeline.stages.all'), ...(total !== undefined && { count: total }) },
        ...pipelineColumns.map(({ status, title }) => {
          const count = countOf(status)
          return { value: String(status), label: option(title), ...(count !== undefined && { count }) }
        }),
      ]}
    >
      <div className="pt-3">{children}</div>
    </Tabs>
  )
}
