/** A piece of a documentation section. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points'; readonly points: readonly string[] }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  /** The table of the 28 fields, drawn from the rules of `domain` so that it cannot fall behind them. */
  | { readonly kind: 'fields'; readonly names: 'view' | 'api' }
  | { readonly kind: 'tree'; readonly label: string; readonly root: TreeNode }
  /** To another site of ours, whose address an operator may have changed. */
  | { readonly kind: 'link'; readonly text: string; readonly to: LinkTarget }
  | { readonly kind: 'mail'; readonly subject: string; readonly body: string }

export type LinkTarget =
  | 'templateTool'
  | 'registration'
  | 'registrationRequest'
  | 'ownRoles'
  | 'ownSystems'
  | 'desk'
  | 'openApi'

/** A thing and its parts. */
export interface TreeNode {
  readonly name: string
  /** What sort of thing it is, where the name alone does not say it. */
  readonly kind?: string
  readonly parts?: readonly TreeNode[]
}

/** A section with its anchor (spec 2 §2.5). */
export interface GuideSection {
  readonly id: string
  readonly title: string
  /** 3 stands below the 2 before it. */
  readonly level: 2 | 3
  readonly blocks: readonly Block[]
}

/** One page of the documentation. */
export interface Guide {
  readonly title: string
  readonly lead: string
  readonly sections: readonly GuideSection[]
}

export type GuideName = 'developers' | 'institutions' | 'organisations'

/** The guides in one language. */
export type Guides = Readonly<Record<GuideName, Guide>>

export const text = (content: string): Block => ({ kind: 'text', text: content })
export const points = (...all: string[]): Block => ({ kind: 'points', points: all })
export const steps = (...all: string[]): Block => ({ kind: 'steps', steps: all })
export const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  ...{ kind: 'table', caption },
  ...{ head, rows },
})
export const code = (label: string, content: string): Block => ({ kind: 'code', label, code: content })
export const link = (to: LinkTarget, content: string): Block => ({
  ...{ kind: 'link', text: content },
  to,
})
