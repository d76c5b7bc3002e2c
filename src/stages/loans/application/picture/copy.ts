export const title = 'Make the picture fit'
export const lede = 'Turn it until it stands upright, and pull the corners to the edges of the paper.'
export const maskLede =
  'Pull the black bar over the first eight digits of the number. What is under it is gone for good.'
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const wholePicture = 'Whole picture'
export const use = 'Use this picture'
export const cutCorner = { edges: 'Cut', bar: 'Black bar' } as const
export const unreadable = 'This picture cannot be opened. Please choose another.'
export const tooLarge = 'This picture is too large to be opened here. Please take it again with a smaller size.'
