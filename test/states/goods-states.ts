// What is done to products and videos: categories, changes of many products, imports, videos.
import { categoryStates } from './category-states.ts'
import { changeStates } from './change-states.ts'
import { importStates } from './import-states.ts'
import type { State } from './states.ts'
import { videoStates } from './video-states.ts'

export const goodsStates: State[] = [...categoryStates, ...changeStates, ...importStates, ...videoStates]
