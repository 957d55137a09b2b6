import { type EducationLevel, levelOf, parseLevelCode } from '@perga/domain'
import type { Work } from '@perga/server/platform/work.ts'
import { declareStatistics } from '@perga/server/sources/statistics/declare-statistics.ts'
import { statisticsStore } from '@perga/server/sources/statistics/statistics-store.ts'
import { TEMPLATES } from './demo-data/templates.ts'
import { backgroundDegrees } from './people/background-graduates.ts'
import { PERSONAS } from './personas.ts'

const LEVEL_OF_TITLE = new Map(
  TEMPLATES.map(({ institution, titleID, levelCode }) => [`${institution} ${titleID}`, levelCode]),
)

/** The figures that an institution with an API declares to the provider: how many degrees of each level it holds. */
export async function declareFigures(db: Work, institutions: readonly string[], now: Date): Promise<void> {
  const dependencies = { db, store: statisticsStore(db), clock: { now: () => now } }
  for (const institution of institutions) {
    const declaration = {
      institution,
      figures: countDegrees(institution),
      asOf: now,
      actor: `institution:${institution}`,
    }
    await declareStatistics(declaration, dependencies)
  }
}

function countDegrees(institution: string): Record<EducationLevel, number> {
  const figures = { '6': 0, '7': 0, '8': 0 }
  const degrees = [...PERSONAS.flatMap((persona) => persona.degrees), ...backgroundDegrees(TEMPLATES)]
  for (const { record } of degrees.filter((degree) => degree.institution === institution)) {
    const code = parseLevelCode(LEVEL_OF_TITLE.get(`${institution} ${record.titleID}`) ?? '')
    if (code !== null) figures[levelOf(code)] += 1
  }
  return figures
}
