// What a step tells whoever does it by himself. A fact says where it is from and when it was checked.

export type Source = { name: string; /** ISO day. */ checkedOn: string }
export type GuidePoint = { text: string; source?: Source }
export type Guide = { lede: string; points: readonly GuidePoint[] }
