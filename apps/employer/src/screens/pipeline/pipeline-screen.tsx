import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { loadOnce, useLoaded } from '@pramaan/app-shell/router/loading/load-once.ts'
import { pipelineColumns } from '@pramaan/domain/shortlist'
import { useLabels } from '@pramaan/ui/labels'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { Search } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { BoardSkeleton } from '../../features/pipeline/board/board-skeleton.tsx'
import { StageTabs } from '../../features/pipeline/board/stage-tabs.tsx'
import { useBoard } from '../../features/pipeline/board/use-board.ts'
import { NoCandidates } from '../../features/pipeline/filters/no-candidates.tsx'
import { PipelineTools } from '../../features/pipeline/filters/pipeline-tools.tsx'
import { type Narrowing, usePipelineFilters } from '../../features/pipeline/filters/use-pipeline-filters.ts'
import { WaitingMessages } from '../../features/pipeline/message/waiting-messages.tsx'
import { MoveBar } from '../../features/pipeline/moves/move-bar.tsx'
import { useActions } from '../../features/pipeline/moves/use-actions.tsx'
import { useSelection } from '../../features/pipeline/moves/use-selection.ts'
import { PipelineTable } from '../../features/pipeline/table/pipeline-table.tsx'
import { useTable } from '../../features/pipeline/table/use-table.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

// The drag-and-drop code loads with the board, while its candidates load.
const loadBoard = () => import('../../features/pipeline/board/board.tsx').then((m) => m.PipelineBoard)

/** The pipeline from shortlist to hire, as a board or a table with the same filters (document 002 §2.10, D28). */
export function PipelineScreen() {
  const narrowing = usePipelineFilters()
  return narrowing.view === 'table' ? <TableView narrowing={narrowing} /> : <BoardView narrowing={narrowing} />
}

function BoardView({ narrowing }: { narrowing: Narrowing }) {
  void loadOnce(loadBoard)
  const { query, more } = useBoard({ ...narrowing.filters, sort: narrowing.sort })
  const board = query.data
  const { cards, selection, drop } = useSelection(board?.data.flatMap(({ items }) => items) ?? [])
  const { actions, alert, overlays } = useActions(drop)
  const total = board?.data.reduce((sum, { Count }) => sum + Count, 0)
  return (
    <div className="flex flex-col gap-4">
      <Head total={total} moved={board?.movedThisWeek} narrowing={narrowing} />
      <WaitingMessages />
      {alert}
      {query.isError && !board ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : !board ? (
        <BoardSkeleton />
      ) : total === 0 ? (
        <NoCandidates narrowing={narrowing} />
      ) : (
        <ResultsRegion>
          <Suspense fallback={<BoardSkeleton />}>
            <Board
              stage={narrowing.stage ?? pipelineColumns[0].status}
              onStage={(stage) => narrowing.change({ stage }, true)}
              board={board}
              more={more}
              actions={actions}
              selection={selection}
            />
          </Suspense>
        </ResultsRegion>
      )}
      <MoveBar cards={cards} actions={actions} onClear={() => selection.choose([])} />
      {overlays}
    </div>
  )
}

type BoardProps = ComponentProps<Awaited<ReturnType<typeof loadBoard>>>

function Board(props: BoardProps) {
  const PipelineBoard = useLoaded(loadBoard)
  return <PipelineBoard {...props} />
}

function TableView({ narrowing }: { narrowing: Narrowing }) {
  const t = useTexts()
  const { stage, pageIndex } = narrowing
  const query = useTable(narrowing)
  const page = query.data
  const { cards, selection, drop } = useSelection(page?.data ?? [])
  const { actions, alert, overlays } = useActions(drop)
  return (
    <div className="flex flex-col gap-4">
      <Head
        total={page?.stages.reduce((sum, { Count }) => sum + Count, 0)}
        listed={page?.stages.find(({ Status }) => Status === stage)?.Count}
        moved={page?.movedThisWeek}
        narrowing={narrowing}
      />
      <WaitingMessages />
      {alert}
      <StageTabs counts={page?.stages} stage={stage} onStage={(value) => narrowing.change({ stage: value })}>
        {query.isError && !page ? (
          <Failure error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <PipelineTable
            caption={t('titles.pipeline')}
            onPage={(index) => narrowing.change({ pageIndex: index > 0 ? index : undefined })}
            onNear={query.onNear}
            empty={<NoCandidates bare narrowing={narrowing} />}
            page={page}
            pageIndex={pageIndex}
            actions={actions}
            selection={selection}
          />
        )}
      </StageTabs>
      <MoveBar cards={cards} actions={actions} onClear={() => selection.choose([])} />
      {overlays}
    </div>
  )
}

type HeadProps = {
  total: number | undefined
  /** How many of these are listed, if only one stage is. */
  listed?: number | undefined
  moved: number | undefined
  narrowing: Narrowing
}

function Head({ total, listed, moved = 0, narrowing }: HeadProps) {
  const t = useTexts()
  const { number } = useLabels()
  const counts =
    total === undefined
      ? // Shown later, the line would move the page.
        ['\u00a0']
      : listed !== undefined
        ? [t('pipeline.count.stage', { count: total, listed: number(listed), shown: number(total) })]
        : [
            t('pipeline.count', { count: total, shown: number(total) }),
            moved > 0 && t('pipeline.movedThisWeek', { shown: number(moved) }),
          ]
  return (
    <>
      <PageHeader
        title={t('titles.pipeline')}
        description={counts.filter(Boolean).join(' · ')}
        actions={
          <>
            <LinkButton tone="quiet" href={paths.hirings}>
              {t('titles.hirings')}
            </LinkButton>
            <LinkButton tone="soft" href={paths.list} icon={<Search />} className="max-lg:hidden">
              {t('pipeline.find')}
            </LinkButton>
          </>
        }
      />
      <PipelineTools views narrowing={narrowing} />
    </>
  )
}
